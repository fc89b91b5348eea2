import { latinDigits } from '../../typed/digits.ts';
import { wordsOf } from '../search/words.ts';
import { SPELLINGS } from './words.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0f\u20e3]/g, ''],
  [/[“”„″]|''|’’|′′/g, '"'],
  [/[’‘`´]/g, "'"],
  [/[‐-―−]/g, '-'],
  [/[×✕✖✗]/g, ' x '],
  [/(?<=[\d\s])\*(?=\s*\d)/g, ' x '],
  [/[*_~]+/g, ' '],
  [/செ\.?\s?மீ\.?/g, ' cm '],
  [/[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}]/gu, ' '],
  [/[•·●▪■►➢➤✓✔○◦‣]/g, ' '],
  [/(\d)\s*(?:inches|inch|in)(?=$|[\s,.)-])(?![\s-]*\d)/g, '$1"'],
  [/[\u00a0\u202f\u2000-\u200a]/g, ' '],
];

/** A line as it is read: one kind of digits, quotes and dashes, small letters, nothing that only adorns. */
export function plainText(line: string): string {
  let plain = latinDigits(line.normalize('NFC')).toLowerCase();
  for (const [from, to] of SIGNS) plain = plain.replace(from, to);
  return plain.replace(/[^\S\t]+/g, ' ').trim();
}

/** One spelling of a word, in the singular. */
export function spelling(word: string): string {
  const one = SPELLINGS.get(word) ?? word;
  return /^[a-z]{4,}s$/.test(one) && !one.endsWith('ss') ? one.slice(0, -1) : one;
}

/**
 * The words of a name: numbers whole, with their fraction (`3½`), what is written as one number as one (`4x4`, `5in1`),
 * inches as a word.
 */
export function nameWords(name: string): string[] {
  const found = plainText(name).match(/\d+x\d+|\d+[\s-]*in[\s-]*\d+|\d*[½¼¾]|\d+|(?!\d)[\p{L}\p{M}]+|"/gu);
  return (found ?? []).map((word) => {
    if (word === '"') return 'inch';
    return /^\d+[\s-]*in/.test(word) ? word.replace(/[\s-]/g, '') : spelling(word);
  });
}

/** The parts of an item code: letters and numbers, these without the zeros before them. */
export function codeParts(code: string): string[] {
  return wordsOf(code).map((part) => part.replace(/^0+(?=\d)/, ''));
}

/** The same for the same words, in whichever order. */
export function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
