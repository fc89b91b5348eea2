import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { BackupCopy } from './backup-copy.ts';
import { sealing } from './sealed-stream.ts';

/** Writes a tar.gz, sealed when there is a key. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly written: Promise<void>;
  private failure: unknown = null;
  /** Ends the entry that waits for a place in the stream. */
  private giveUp: ((error: unknown) => void) | null = null;

  constructor(copy: BackupCopy, key: string | null) {
    const keep = (bytes: AsyncIterable<Uint8Array>) => copy.write(bytes);
    this.written = key
      ? pipeline(this.tar, createGzip(), sealing(key), keep)
      : pipeline(this.tar, createGzip(), keep);
    this.written.catch((error: unknown) => {
      this.failure = error;
      this.giveUp?.(error);
    });
  }

  /** Resolves when there is place for more. */
  async add(name: string, bytes: Uint8Array): Promise<void> {
    if (this.failure) throw this.failure;
    await new Promise<void>((resolve, reject) => {
      this.giveUp = reject;
      this.tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
    this.giveUp = null;
  }

  async finish(): Promise<void> {
    this.tar.finalize();
    await this.written;
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.tar.destroy(new Error('The backup was given up.'));
    await this.written.catch(() => undefined);
  }
}
