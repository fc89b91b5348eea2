import type { Readable } from 'node:stream';

/**
 * All bytes of a page. Node's own `buffer` takes them through a Blob, which for a price list is four times the work.
 * @throws where the page breaks off
 */
export function allOf(page: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve, reject) => {
    if (page.destroyed) reject(new Error('The page was broken off.'));
    // A page's JSON comes as a text.
    page.on('data', (piece: Buffer | string) =>
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece),
    );
    page.on('end', () => resolve(Buffer.concat(pieces)));
    page.on('error', reject);
    // After its end this says nothing more.
    page.on('close', () => reject(new Error('The page broke off.')));
  });
}
