import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const chosen = new Map<string, Encoding>();
const MOST_CHOICES = 200;

/** The best encoding a browser takes; browsers send few different headers, so the answers are kept. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?(?:\\s*,|$)))`).test(accepted);
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (chosen.size >= MOST_CHOICES) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

/** @param quality of brotli: 4 for an answer used once, 9 for one that is kept */
export function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  if (encoding === 'gzip') return zip(body);
  return Promise.resolve(body);
}
