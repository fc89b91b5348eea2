/** Counts by a few words of our own lists: never by what somebody typed, of which there is no end. */
export class Tally<Word extends string> {
  private readonly rows = new Map<string, { words: Record<Word, string>; count: number }>();

  add(words: Record<Word, string>, more = 1): void {
    const key = Object.values(words).join(' ');
    const row = this.rows.get(key);
    if (row) row.count += more;
    else this.rows.set(key, { words, count: more });
  }

  counted(): Iterable<{ words: Record<Word, string>; count: number }> {
    return this.rows.values();
  }
}
