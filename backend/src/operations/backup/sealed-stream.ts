import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/** What a sealed backup begins with: these bytes, a salt, and by what a key is known. */
const MAGIC = Buffer.from('AGALSEAL');
const SALT = 16;
const PROOF = 16;
export const SEAL_BYTES = MAGIC.length + SALT + PROOF;

const CHUNK = 65_536;
const TAG = 16;

export function isSealed(beginning: Buffer): boolean {
  return beginning.subarray(0, MAGIC.length).equals(MAGIC);
}

/**
 * Seals a stream with AES-256-GCM, chunk by chunk. A chunk's nonce holds its number and whether it is the last, so none
 * can be changed, moved, left out or cut off unseen. Each file has a key of its own, made of the key and a salt.
 */
export function sealing(key: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT);
    const { fileKey, proof } = derive(key, salt);
    const beginning = Buffer.concat([MAGIC, salt, proof]);
    yield beginning;
    let number = 0;
    for await (const { bytes, isLast } of inChunks(source, CHUNK)) {
      const cipher = createCipheriv('aes-256-gcm', fileKey, nonce(number++, isLast)).setAAD(beginning);
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/** Opens what follows the beginning of a sealed stream. Throws a BackupError at the first chunk that is not as it was. */
export function opening(key: string, beginning: Buffer) {
  const salt = beginning.subarray(MAGIC.length, MAGIC.length + SALT);
  const { fileKey, proof } = derive(key, salt);
  if (!proof.equals(beginning.subarray(MAGIC.length + SALT))) {
    throw new BackupError('This key does not open the backup: it was sealed with another one.');
  }
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let number = 0;
    for await (const { bytes, isLast } of inChunks(source, CHUNK + TAG)) {
      // Without its length a tag of four bytes would do.
      const options = { authTagLength: TAG };
      const cipher = createDecipheriv('aes-256-gcm', fileKey, nonce(number++, isLast), options).setAAD(
        beginning,
      );
      try {
        cipher.setAuthTag(bytes.subarray(-TAG));
        yield Buffer.concat([cipher.update(bytes.subarray(0, -TAG)), cipher.final()]);
      } catch {
        throw new BackupError('The backup was cut off or changed after it was sealed. Take another one.');
      }
    }
  };
}

function derive(key: string, salt: Buffer): { fileKey: Buffer; proof: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', key, salt, 'agal backup', 32 + PROOF));
  return { fileKey: bytes.subarray(0, 32), proof: bytes.subarray(32) };
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** The last chunk is known as such only once nothing follows, so a full one is held back. */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length <= size) continue;
    rest = Buffer.concat(waiting);
    for (; rest.length > size; rest = rest.subarray(size))
      yield { bytes: rest.subarray(0, size), isLast: false };
    waiting = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}
