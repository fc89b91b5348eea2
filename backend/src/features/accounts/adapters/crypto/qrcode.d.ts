/** The part of qrcode that the backend uses; it brings no types. */
declare module 'qrcode' {
  export function toString(text: string, options: { type: 'svg'; margin?: number }): Promise<string>;
}
