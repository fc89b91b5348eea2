/** Where a word begins and ends in a regular expression of PostgreSQL's, compared without regard to case. */
export interface Pattern {
  /** The word itself, also where it is a part of a longer one: quick, to leave out most rows. */
  core: string;
  /** The word where it stands for itself: never a part of another number, address or name. */
  whole: string;
}

/** So many words make one expression: PostgreSQL needs minutes for more, and takes none of several thousand. */
export const WORDS_AT_ONCE = 500;

/** Between the digits of a telephone as people type it, and in the address of a list. */
const GAP = '(?:[ .+-]|%20)?';
const ESCAPED = '(?<=%[0-9A-F][0-9A-F])';

const literal = (word: string) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, String.raw`\$&`);

/** @param word ten digits, an e-mail address, or any other word */
function patternOf(word: string): Pattern {
  if (/^\d{10}$/.test(word)) return phonePattern(word);
  const core = literal(word)
    .replaceAll(String.raw`\@`, '(?:@|%40)')
    .replaceAll(String.raw`\+`, '(?:[+]|%2B)');
  if (!/^\S+@\S+$/.test(word)) return { core, whole: `(?<![[:alnum:]])${core}(?![[:alnum:]])` };
  return { core, whole: `(?:(?<![[:alnum:]._%-])|${ESCAPED})${core}(?![[:alnum:]-]|[.][[:alnum:]])` };
}

/** With the country before it or not. */
function phonePattern(digits: string): Pattern {
  const core = digits.split('').join(GAP);
  const country = `(?:(?:[+]|%2B|00)?91${GAP}|0)?`;
  return { core, whole: `(?:(?<![0-9])|${ESCAPED})${country}${core}(?![0-9])` };
}

/** One pattern for several words. */
export function anyOf(words: readonly string[]): Pattern {
  const patterns = words.map(patternOf);
  return {
    core: patterns.map(({ core }) => core).join('|'),
    whole: patterns.map(({ whole }) => whole).join('|'),
  };
}

/** A name of several words as people type it, and as the address of a list has it. */
export function namePattern(name: string): string {
  const words = name.split(/\s+/).map((word) => {
    const inAddress = encodeURIComponent(word);
    return inAddress === word ? literal(word) : `(?:${literal(word)}|${literal(inAddress)})`;
  });
  return `(?:(?<![[:alnum:]])|${ESCAPED})${words.join('(?:[[:space:]]+|[+]|%20)')}(?![[:alnum:]])`;
}
