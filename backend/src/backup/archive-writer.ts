import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { sealing } from './sealed-stream.ts';

/** Writes a tar.gz, sealed when there is a key. It has its name only once it is whole and on the disk. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly unfinished: string;
  private readonly written: Promise<void>;
  private failure: unknown = null;
  /** Ends the entry that waits for a place in the stream. */
  private giveUp: ((error: unknown) => void) | null = null;

  constructor(
    private readonly file: string,
    key: string | null,
  ) {
    this.unfinished = `${file}.unfinished`;
    const disk = createWriteStream(this.unfinished, { mode: 0o600, flush: true });
    this.written = key
      ? pipeline(this.tar, createGzip(), sealing(key), disk)
      : pipeline(this.tar, createGzip(), disk);
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
    await rename(this.unfinished, this.file);
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(this.unfinished, { force: true });
  }
}
