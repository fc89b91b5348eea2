/** What may be uploaded: pictures, and documents for reading. */
export type FileKind = 'picture' | 'document';

interface Signature {
  kind: FileKind;
  /** Where it stands, bytes from the beginning. */
  at: number;
  text: string;
}

/** Each letter is a byte. HEIC, SVG and everything else is in no list. */
const SIGNATURES: readonly (readonly Signature[])[] = [
  [{ kind: 'picture', at: 0, text: '\x89PNG\r\n\x1A\n' }],
  [{ kind: 'picture', at: 0, text: '\xFF\xD8\xFF' }],
  [{ kind: 'picture', at: 0, text: 'GIF87a' }],
  [{ kind: 'picture', at: 0, text: 'GIF89a' }],
  [
    { kind: 'picture', at: 0, text: 'RIFF' },
    { kind: 'picture', at: 8, text: 'WEBP' },
  ],
  [{ kind: 'picture', at: 4, text: 'ftypavif' }],
  [{ kind: 'document', at: 0, text: '%PDF-' }],
];

/** How many bytes are enough to know a file by. */
export const HEAD_BYTES = 16;

/** What a file is by its first bytes, whatever it calls itself; null for what is not taken. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const has = ({ at, text }: Signature) => {
    for (let n = 0; n < text.length; n++) if (bytes[at + n] !== text.charCodeAt(n)) return false;
    return true;
  };
  return SIGNATURES.find((signature) => signature.every(has))?.[0]?.kind ?? null;
}
