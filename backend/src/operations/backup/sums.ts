import { hash } from 'node:crypto';

/** How many things there are, and a sum of their digests that does not depend on their order. */
class Sum {
  count = 0;
  private sum = 0n;

  add(bytes: Buffer | string): void {
    this.count += 1;
    this.sum = BigInt.asUintN(64, this.sum + hash('sha256', bytes, 'buffer').readBigUInt64BE());
  }

  get digest(): string {
    return this.sum.toString(16).padStart(16, '0');
  }
}

const LINE_END = 10;

/** The rows of a table as COPY writes them, a line each; a table gives its rows in any order. */
export class RowSum {
  bytes = 0;
  private readonly sum = new Sum();
  private begun: Buffer[] = [];

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    let from = 0;
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, from)) {
      const line = chunk.subarray(from, at);
      this.sum.add(this.begun.length > 0 ? Buffer.concat([...this.begun, line]) : line);
      this.begun = [];
      from = at + 1;
    }
    if (from < chunk.length) this.begun.push(chunk.subarray(from));
  }

  get rows(): number {
    return this.sum.count;
  }

  get digest(): string {
    return this.sum.digest;
  }
}

/** Of stored files: their names and bytes. */
export class FileSum {
  bytes = 0;
  private readonly sum = new Sum();

  add(name: string, bytes: Uint8Array): void {
    this.bytes += bytes.length;
    this.sum.add(`${name}\n${hash('sha256', bytes)}`);
  }

  get count(): number {
    return this.sum.count;
  }

  get digest(): string {
    return this.sum.digest;
  }
}
