/** QR codes by what they hold: an open page asks for the same one each minute. The longest unasked go first. */
export class KeptQrCodes {
  readonly #kept = new Map<string, string>();

  /** @param draw the QR code of a text as SVG; @param most so many are kept */
  constructor(
    private readonly draw: (text: string) => Promise<string>,
    private readonly most: number,
  ) {}

  async of(text: string): Promise<string> {
    const qrCode = this.#kept.get(text) ?? (await this.draw(text));
    this.#kept.delete(text);
    this.#kept.set(text, qrCode);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
    return qrCode;
  }
}
