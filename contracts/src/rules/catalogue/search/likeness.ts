/** How many mistakes a word may have: what is short would soon be another word, and a number is another at once. */
function mistakesIn(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** How much of what was asked must be in a word, at least: a little below the half, as on the site. */
const LEAST_SHARED = 0.44;

/**
 * Whether a word has as many of the runs of three letters that were asked as the site's search wants (`pg_trgm`: two blanks
 * before a word and one after it count as letters).
 */
export function sharesItsLetters(word: string, asked: string): boolean {
  if (mistakesIn(asked) === 0) return word.startsWith(asked);
  const [within, whole] = [`  ${word} `, `  ${asked} `];
  const runs = asked.length + 1;
  let shared = 0;
  for (let start = 0; start < runs; start++) if (within.includes(whole.slice(start, start + 3))) shared++;
  return shared >= LEAST_SHARED * runs;
}

/**
 * Whether the word begins almost as asked. A letter that is wrong, missing, too many, or in the place of its neighbour is
 * one mistake.
 */
export function isSpeltAlike(word: string, asked: string): boolean {
  const most = mistakesIn(asked);
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
