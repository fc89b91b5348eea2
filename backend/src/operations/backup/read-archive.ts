import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { BackupCopy } from './backup-copy.ts';
import { asBackupError, BackupError, cutOff } from './backup-error.ts';
import { isSealed, opening, SEAL_BYTES } from './sealed-stream.ts';

type Visit = (name: string, body: AsyncIterable<Buffer>) => Promise<void>;

/** Hands each entry to `visit`, in order; it must read the body to its end. Throws a BackupError on a bad archive. */
export async function readArchive(copy: BackupCopy, key: string | null, visit: Visit): Promise<void> {
  const beginning = await bytesOf(copy.read({ end: SEAL_BYTES }));
  const tar = extract();
  const unzipped = createGunzip();
  let read: Promise<void>;
  if (isSealed(beginning)) {
    if (beginning.length < SEAL_BYTES) throw cutOff();
    if (!key) {
      throw new BackupError(
        'The backup is sealed: set BACKUP_KEY or BACKUP_KEY_FILE to what it was sealed with.',
      );
    }
    const opened = opening(key, beginning);
    read = pipeline(opened(copy.read({ start: SEAL_BYTES })), unzipped, tar);
  } else read = pipeline(copy.read(), unzipped, tar);
  // It is awaited below, after whoever reads its end has stopped.
  read.catch(() => undefined);
  try {
    for await (const entry of tar) await visit(entry.header.name, entry as AsyncIterable<Buffer>);
    await read;
  } catch (error) {
    tar.destroy();
    throw asBackupError(error);
  }
}

export async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
