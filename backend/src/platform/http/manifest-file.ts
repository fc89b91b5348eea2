import { StreamableFile } from '@nestjs/common';

/** What a telephone wants to know to put a page on its home screen. */
export function manifestFile(manifest: object): StreamableFile {
  const bytes = Buffer.from(JSON.stringify(manifest));
  return new StreamableFile(bytes, { type: 'application/manifest+json', length: bytes.length });
}
