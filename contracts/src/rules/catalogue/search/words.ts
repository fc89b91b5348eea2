/**
 * The words of a text: cut at signs, and between digits and letters, so that `7cm` is `7 cm` and `sp01` is `SP-01`. Marks
 * belong to letters: Tamil is nothing without them.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(FRACTIONS, ' $&')
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .toLowerCase();
  return plain.match(/\p{N}+|(?!\p{N})[\p{L}\p{M}]+/gu) ?? [];
}

/** `2¾` is two and three quarters, not twenty-three. */
const FRACTIONS = /[\u00bc-\u00be\u2150-\u215e]/g;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;

/** The words of a name and each two neighbours as one: `match box` is also looked for as `matchbox`. */
export function withJoined(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`);
  return [...words, ...joined.filter((word) => !/\p{N}/u.test(word))];
}

/** An item code as people type it: `SP-09`, `sp9` and `sp 009` are one. */
export function plainCode(words: readonly string[]): string {
  return words.map((word) => word.replace(/^0+(?=\d)/, '')).join('');
}
