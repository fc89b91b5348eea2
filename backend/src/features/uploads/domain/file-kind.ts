/** What may be uploaded: pictures, and documents for reading. */
export type FileKind = 'picture' | 'document';

interface Signature {
  kind: FileKind;
  /** Where it stands, bytes from the beginning. */
  at: number;
  text: string;
}

/** Each text is one byte a letter. HEIC, SVG and everything else is in no list. */
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

/** What a file is by its first bytes, whatever it calls itself; null for what is not taken. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const has = ({ at, text }: Signature) =>
    Buffer.from(text, 'latin1').every((byte, n) => bytes[at + n] === byte);
  return SIGNATURES.find((signature) => signature.every(has))?.[0]?.kind ?? null;
}

/** The last part of a path, for what calls itself `../../etc/passwd`; never empty. */
export function ownName(typed: string): string {
  const last = typed.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/^[.\s]+/, '').trim() || 'file';
}
