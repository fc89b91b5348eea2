import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { asBackupError, BackupError, cutOff } from './backup-error.ts';
import { isSealed, opening, SEAL_BYTES } from './sealed-stream.ts';

type Visit = (name: string, body: AsyncIterable<Buffer>) => Promise<void>;

/** Hands each entry to `visit`, in order; it must read the body to its end. Throws a BackupError on a bad archive. */
export async function readArchive(file: string, key: string | null, visit: Visit): Promise<void> {
  const beginning = await beginningOf(file);
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
    read = pipeline(opened(createReadStream(file, { start: SEAL_BYTES })), unzipped, tar);
  } else read = pipeline(createReadStream(file), unzipped, tar);
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

async function beginningOf(file: string): Promise<Buffer> {
  try {
    await using handle = await open(file);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new BackupError(`The backup cannot be read: ${(error as Error).message}.`);
  }
}

export async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
