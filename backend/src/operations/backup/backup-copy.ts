import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';

/** A part of a backup, in bytes; `end` is none of them. */
export interface Part {
  start?: number;
  end?: number;
}

/** One backup, where it is kept. */
export abstract class BackupCopy {
  /** What people know it by. */
  abstract readonly title: string;

  /** Takes its bytes. It is there only once all of them are kept; what stops half-way leaves nothing that looks whole. */
  abstract write(bytes: AsyncIterable<Uint8Array>): Promise<void>;

  /** Throws a BackupError, in a sentence, where there is none or it cannot be read. */
  abstract read(part?: Part): AsyncIterable<Buffer>;

  abstract size(): Promise<number>;
}

export class BackupFile extends BackupCopy {
  constructor(readonly title: string) {
    super();
  }

  /** It has its name only once it is whole and on the disk. */
  async write(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const unfinished = `${this.title}.unfinished`;
    try {
      await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, this.title);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async *read({ start = 0, end = Infinity }: Part = {}): AsyncIterable<Buffer> {
    if (end <= start) return;
    try {
      // Node counts the last byte in.
      for await (const chunk of createReadStream(this.title, { start, end: end - 1 })) yield chunk as Buffer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new BackupError(`The backup cannot be read: ${(error as Error).message}.`);
    }
  }

  async size(): Promise<number> {
    return (await stat(this.title)).size;
  }
}
