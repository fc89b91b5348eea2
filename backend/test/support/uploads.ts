import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import type { StoredUploadView } from '@shop/contracts/uploads/views';
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Answer, Caller } from './caller.ts';

const UPLOADS = '/api/admin/uploads';

/** Sends a file as the browser does, part by part, and gives the first refusal or what became of it. */
export async function sendFile<Body = StoredUploadView>(
  caller: Caller,
  bytes: Uint8Array,
  name = 'picture.png',
): Promise<Answer<Body>> {
  const upload = randomUUID();
  let parts = 0;
  for (let from = 0; from < bytes.length; from += UPLOAD.partBytes) {
    const part = bytes.subarray(from, from + UPLOAD.partBytes);
    const answer = await caller.putBytes<Body>(`${UPLOADS}/parts/${upload}/${parts++}`, part);
    if (answer.status !== 204) return answer;
  }
  return caller.post<Body>(UPLOADS, { upload, parts, name });
}

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background = '#c22') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A PNG of a few hundred bytes whose head says how large it unfolds. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await plainPicture(32, 32).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
