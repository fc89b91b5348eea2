import { StreamableFile } from '@nestjs/common';

/** A document as a file that a browser opens. */
export function pdfFile(name: string, bytes: Uint8Array): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `inline; filename="${name}.pdf"`,
    length: bytes.length,
  });
}
