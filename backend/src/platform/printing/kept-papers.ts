/** Papers by what stands on them, the last ones asked for, in a bounded number of bytes. */
export class KeptPapers {
  private readonly papers = new Map<string, Uint8Array>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string): Uint8Array | undefined {
    const paper = this.papers.get(key);
    if (!paper) return undefined;
    // Asked for last, it goes last.
    this.papers.delete(key);
    this.papers.set(key, paper);
    return paper;
  }

  put(key: string, paper: Uint8Array): void {
    this.drop(key);
    this.papers.set(key, paper);
    this.bytes += paper.byteLength;
    for (const oldest of this.papers.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.papers.get(key)?.byteLength ?? 0;
    this.papers.delete(key);
  }
}
