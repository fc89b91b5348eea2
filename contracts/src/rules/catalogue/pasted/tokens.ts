import { spelling } from './plain-text.ts';
import type { PastedCatalogue } from './pasted-catalogue.ts';
import {
  DOZEN,
  HALF,
  MEASURES,
  NUMBER_WORDS,
  PIECE_WORDS,
  SHORT_WORDS,
  UNIT_WORDS,
  VAGUE,
  WHOLESALE_WORDS,
  BETWEEN,
} from './words.ts';

export type UnitKind = 'whole' | 'piece' | 'wholesale';

/**
 * A piece of a line. `number` may be a count; `size` is a number of a name; `unclear` is said as a count and is none
 * (half a box, two or three); `other` is a date, a telephone number, a time.
 */
export type Token =
  | { type: 'code'; text: string; place: number; isPlain: boolean }
  | {
      type: 'number';
      text: string;
      value: number;
      unit: UnitKind | null;
      unitText: string | null;
      /** Beside an ×. */
      isTimes: boolean;
      /** Written by the letters of a word. */
      isWord: boolean;
    }
  | { type: 'size' | 'word' | 'unclear' | 'price' | 'other' | 'mark' | 'split'; text: string };

export type NumberToken = Extract<Token, { type: 'number' }>;

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`;
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['space', /\s+/uy],
  [
    'other',
    new RegExp(
      [
        String.raw`(?:\+?91[\s-]*)?[6-9]\d{4}[\s-]?\d{5}(?!\d)`,
        String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)`,
        String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)${END}(?![\s-]*\d)`,
        String.raw`\d{1,2}:\d{2}(?!\d)`,
        String.raw`\d+(?:st|nd|rd|th)${END}`,
        String.raw`\d{6}(?!\d)`,
        String.raw`\d+\s?%`,
      ].join('|'),
      'uy',
    ),
  ],
  [
    'price',
    new RegExp(
      [
        String.raw`(?:₹|rs\.?|inr|ரூபாய்|ரூ\.?)\s*:?\s*${AMOUNT}(?:\s*/-)?`,
        String.raw`${AMOUNT}\s*(?:/-|(?:rs|rupees?|ரூபாய்)${END}\.?|₹)`,
        String.raw`@\s*${AMOUNT}`,
      ].join('|'),
      'uy',
    ),
  ],
  ['joined', /\d+\s?x\s?\d+|\d+[\s-]*in[\s-]*\d+(?!\d)/uy],
  ['part', /\d+\s?[½¼¾]|\d+ [1-3]\/[2-4](?!\d)|[½¼¾]|\d+\/\d+(?:\/\d+)?|\d*\.\d+/uy],
  ['range', /\d{1,3}-\d{1,3}(?![\d\p{L}"]|\s?cm)/uy],
  ['number', /\d+/uy],
  ['word', /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)?/uy],
  ['mark', /[^\s\p{L}\p{M}\p{N}]/uy],
];

/** The pieces of a line that is plain already (`plainText`). */
export function tokensOf(plain: string, catalogue: PastedCatalogue): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < plain.length) {
    const code = /[\p{L}\p{M}\p{N}]/u.test(plain[at - 1] ?? '') ? null : codeAt(plain, at, catalogue);
    if (code) {
      tokens.push(code);
      at += code.text.length;
      continue;
    }
    const [kind, text] = rawAt(plain, at, catalogue);
    at += text.length;
    if (kind !== 'space') tokens.push(...tokenOf(kind, text));
  }
  return withUnits(withSizes(withDozens(tokens), catalogue));
}

function codeAt(plain: string, at: number, { codes }: PastedCatalogue): Token | null {
  const first = /[\p{L}\p{M}]+|\d+/uy;
  first.lastIndex = at;
  const begun = first.exec(plain)?.[0].replace(/^0+(?=\d)/, '') ?? '';
  let best: Token | null = null;
  for (const { pattern, place, parts } of codes.get(begun) ?? []) {
    // What is a number alone may be anything.
    if (parts.every((part) => /^\d/.test(part))) continue;
    pattern.lastIndex = at;
    const text = pattern.exec(plain)?.[0];
    if (text === undefined || text.length <= (best?.text.length ?? 0)) continue;
    best = { type: 'code', text, place, isPlain: !(SHORT_WORDS.has(begun) && /^\p{L}+\s/u.test(text)) };
  }
  return best;
}

function rawAt(plain: string, at: number, { sizes }: PastedCatalogue): [kind: string, text: string] {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = at;
    const text = pattern.exec(plain)?.[0];
    if (text === undefined) continue;
    if (kind === 'joined' && !sizes.has(text.replace(/[\s-]/g, ''))) continue;
    return [kind, text];
  }
  return ['mark', plain[at] ?? ''];
}

function tokenOf(kind: string, text: string): Token[] {
  if (kind === 'number') return [counted(text, Number(text))];
  if (kind === 'joined') return [{ type: 'size', text: text.replace(/[\s-]/g, '') }];
  if (kind === 'part') return [partOf(text)];
  if (kind === 'range') return [{ type: 'unclear', text }];
  if (kind === 'word') {
    const value = NUMBER_WORDS.get(text);
    if (value !== undefined) return [counted(text, value, true)];
    if (BETWEEN.has(text)) return [{ type: 'split', text }];
    if (text === 'x') return [{ type: 'mark', text }];
    return [{ type: VAGUE.has(text) || HALF.has(text) ? 'unclear' : 'word', text }];
  }
  if (kind === 'mark') {
    if (text === '"') return [{ type: 'word', text: 'inch' }];
    return [{ type: /[,;|&+?!/]/.test(text) ? 'split' : 'mark', text }];
  }
  return [{ type: kind === 'price' ? 'price' : 'other', text }];
}

function counted(text: string, value: number, isWord = false): NumberToken {
  return { type: 'number', text, value, unit: null, unitText: null, isTimes: false, isWord };
}

const PARTS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '.5': '½',
  '.25': '¼',
  '.75': '¾',
};

/** `3 1/2` and `3.5` as `3½`; `2.0` is two. */
function partOf(text: string): Token {
  if (/^\d+\.0+$/.test(text)) return counted(text, Number.parseInt(text, 10));
  const [, whole = '', part = ''] = /^(\d*?)\s?([½¼¾]|\d\/\d|\.\d+)$/.exec(text) ?? [];
  return { type: 'unclear', text: part === '' ? text : whole.replace(/^0$/, '') + (PARTS[part] ?? part) };
}

/** `2 dozen`, `a dozen`, `half dozen`, `twenty five`. */
function withDozens(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  for (const token of tokens) {
    const last = made.at(-1);
    if (token.type === 'word' && DOZEN.has(token.text)) {
      const times =
        last?.type === 'number'
          ? last.value
          : last && HALF.has(last.text) && !/quarter|கால்/.test(last.text)
            ? 0.5
            : 1;
      if (last?.type === 'number' || times === 0.5 || last?.text === 'a') made.pop();
      made.push({ ...counted(token.text, 12 * times, true), unit: 'whole' });
    } else if (
      token.type === 'number' &&
      token.isWord &&
      token.value < 10 &&
      last?.type === 'number' &&
      isTens(last)
    ) {
      made.pop();
      made.push(counted(`${last.text} ${token.text}`, last.value + token.value, true));
    } else made.push(token);
  }
  return made;
}

const isTens = ({ isWord, value }: NumberToken) => isWord && value >= 20 && value % 10 === 0;

/** Numbers that are part of a name: before a measure, or as names have them. */
function withSizes(tokens: readonly Token[], { sizes }: PastedCatalogue): Token[] {
  return tokens.map((token, at) => {
    if (token.type !== 'number' && token.type !== 'unclear') return token;
    const next = tokens[at + 1];
    if (next?.type !== 'word') return token;
    const text = token.type === 'number' ? String(token.value) : token.text;
    const measure = spelling(next.text);
    const isSize = sizes.has(`${text} ${measure}`) || (MEASURES.has(measure) && /^[\d½¼¾]/.test(text));
    return isSize ? { type: 'size', text } : token;
  });
}

/** A number with the unit behind it, and whether an × stands beside it. */
function withUnits(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  tokens.forEach((token, at) => {
    const [last, next] = [made.at(-1), tokens[at + 1]];
    const unit = token.type === 'word' ? unitOf(token.text) : null;
    if (unit && last?.type === 'number' && last.unit === null) {
      last.unit = unit;
      last.unitText = token.text;
    } else if (unit && last?.type === 'unclear') return;
    else if (token.type === 'number') {
      const isTimes = [last, next].some((mark) => mark?.type === 'mark' && mark.text === 'x');
      made.push({ ...token, isTimes });
    } else made.push(token);
  });
  return made;
}

function unitOf(word: string): UnitKind | null {
  if (UNIT_WORDS.has(word)) return 'whole';
  if (PIECE_WORDS.has(word)) return 'piece';
  return WHOLESALE_WORDS.has(word) ? 'wholesale' : null;
}
