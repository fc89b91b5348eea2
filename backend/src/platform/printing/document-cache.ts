/** Documents by what stands on them, the last ones asked for, in a bounded number of bytes. */
export class DocumentCache {
  private readonly documents = new Map<string, Uint8Array>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string): Uint8Array | undefined {
    const document = this.documents.get(key);
    if (!document) return undefined;
    // Asked for last, it goes last.
    this.documents.delete(key);
    this.documents.set(key, document);
    return document;
  }

  put(key: string, document: Uint8Array): void {
    this.drop(key);
    this.documents.set(key, document);
    this.bytes += document.byteLength;
    for (const oldest of this.documents.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.documents.get(key)?.byteLength ?? 0;
    this.documents.delete(key);
  }
}
