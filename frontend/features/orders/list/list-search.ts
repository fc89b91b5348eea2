import type { ListCategory, ListFilter } from '../form/list-rows.ts';
import { isSpeltAlike, sharesItsLetters } from './likeness.ts';

/** The words of the list and the rows that have each of them, made once: a keystroke must only compare. */
export interface ListIndex {
  rows: readonly { code: string; traits: readonly ListFilter[] }[];
  /** Places in `rows`, by word. */
  words: ReadonlyMap<string, readonly number[]>;
}

export function listIndex(categories: readonly ListCategory[]): ListIndex {
  const rows = categories.flatMap((category) =>
    category.rows.map(({ code, name, nameTa, aliases, traits }) => ({
      code,
      traits,
      names: [code, name, nameTa, ...aliases, category.name, category.nameTa, ...category.aliases],
    })),
  );
  const words = new Map<string, number[]>();
  rows.forEach(({ names }, place) => {
    for (const word of new Set(names.flatMap((name) => (name ? withJoined(wordsOf(name)) : [])))) {
      const places = words.get(word);
      if (places) places.push(place);
      else words.set(word, [place]);
    }
  });
  return { rows, words };
}

/**
 * The codes of the rows that have a word beginning with each one that was typed, and every trait. Where no row has, the
 * words are taken as one, then may be spelt a little otherwise, and at last need only share most of their letters, as on
 * the site. Null when nothing is asked, so that all are shown.
 */
export function findRows(
  { rows, words }: ListIndex,
  text: string,
  filters: readonly ListFilter[],
): ReadonlySet<string> | null {
  const asked = wordsOf(text);
  if (asked.length === 0 && filters.length === 0) return null;
  const withWords = (isLike: Likeness, asked: readonly string[]) =>
    asked
      .map((one) => new Set([...words].flatMap(([word, places]) => (isLike(word, one) ? places : []))))
      .reduce<readonly number[]>(
        (left, places) => left.filter((place) => places.has(place)),
        [...rows.keys()],
      );
  const joined = asked.length > 1 ? [asked.join('')] : [];
  const ways: readonly [Likeness, readonly string[]][] = [
    [begins, asked],
    [begins, joined],
    [isSpeltAlike, asked],
    [isSpeltAlike, joined],
    [sharesItsLetters, asked],
  ];
  let found = asked.length === 0 ? [...rows.keys()] : ([] as readonly number[]);
  for (const [isLike, wanted] of ways)
    if (found.length === 0 && wanted.length > 0) found = withWords(isLike, wanted);
  return new Set(
    found.flatMap((place) => {
      const row = rows[place];
      return row && filters.every((filter) => row.traits.includes(filter)) ? [row.code] : [];
    }),
  );
}

type Likeness = (word: string, asked: string) => boolean;

const begins: Likeness = (word, asked) => word.startsWith(asked);

/** The words of a name and each two neighbours as one: `match box` is also looked for as `matchbox`. */
function withJoined(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`);
  return [...words, ...joined.filter((word) => !/\p{N}/u.test(word))];
}

/**
 * The words of a text as the site's search cuts them (`search_words` in the database): at signs, and between digits and
 * letters, so that `7cm` is `7 cm` and `sp01` is `SP-01`. Marks belong to letters: Tamil is nothing without them.
 */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(LATIN_ACCENTS, '').normalize('NFC').toLowerCase();
  return plain.match(/\p{N}+|(?!\p{N})[\p{L}\p{M}]+/gu) ?? [];
}

const LATIN_ACCENTS = /[\u0300-\u036f]/g;
