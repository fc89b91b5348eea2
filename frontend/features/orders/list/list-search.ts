import type { ListCategory, ListFilter } from '../form/list-rows.ts';

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
      text: [code, name, nameTa, ...aliases, category.name, category.nameTa, ...category.aliases].join(' '),
    })),
  );
  const words = new Map<string, number[]>();
  rows.forEach(({ text }, place) => {
    for (const word of new Set(wordsOf(text))) {
      const places = words.get(word);
      if (places) places.push(place);
      else words.set(word, [place]);
    }
  });
  return { rows, words };
}

/**
 * The codes of the rows that have a word beginning with each one that was typed, and every trait; where no row has, the
 * words may be spelt a little otherwise. Null when nothing is asked, so that all are shown.
 */
export function findRows(
  { rows, words }: ListIndex,
  text: string,
  filters: readonly ListFilter[],
): ReadonlySet<string> | null {
  const asked = wordsOf(text);
  if (asked.length === 0 && filters.length === 0) return null;
  const withWords = (isLike: (word: string, asked: string) => boolean) =>
    asked
      .map((one) => new Set([...words].flatMap(([word, places]) => (isLike(word, one) ? places : []))))
      .reduce<readonly number[]>(
        (left, places) => left.filter((place) => places.has(place)),
        [...rows.keys()],
      );
  const exact = withWords((word, one) => word.startsWith(one));
  const found = exact.length > 0 ? exact : withWords(isSpeltAlike);
  return new Set(
    found.flatMap((place) => {
      const row = rows[place];
      return row && filters.every((filter) => row.traits.includes(filter)) ? [row.code] : [];
    }),
  );
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

/** How many mistakes a word of so many letters may have: what is short would soon be another word. */
function mistakesIn(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Whether the word begins almost as asked. A letter that is wrong, missing, too many, or in the place of its neighbour is
 * one mistake.
 */
function isSpeltAlike(word: string, asked: string): boolean {
  const most = mistakesIn(asked.length);
  if (most === 0) return word.startsWith(asked);
  if (word.length < asked.length - most) return false;
  const width = Math.min(word.length, asked.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, place) => place);
  for (let row = 1; row <= asked.length; row++) {
    const current = [row];
    for (let column = 1; column <= width; column++) {
      const isSame = asked[row - 1] === word[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isTurned = asked[row - 1] === word[column - 2] && asked[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && isTurned) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return false;
    [before, last] = [last, current];
  }
  return Math.min(...last) <= most;
}
