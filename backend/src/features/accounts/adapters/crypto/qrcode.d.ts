/** The part of qrcode that the backend uses; it brings no types. */
declare module 'qrcode' {
  interface Correction {
    /** How much of it may be lost; L has room for most. */
    errorCorrectionLevel?: 'L' | 'M';
  }
  export function create(text: string, options?: Correction): { modules: { size: number; data: Uint8Array } };
  export function toString(
    text: string,
    options: Correction & { type: 'svg'; margin?: number },
  ): Promise<string>;
}
