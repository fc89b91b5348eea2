/** The part of qrcode that the backend uses; it brings no types. */
declare module 'qrcode' {
  export function create(text: string): { modules: { size: number; data: Uint8Array } };
  export function toString(text: string, options: { type: 'svg'; margin?: number }): Promise<string>;
}
