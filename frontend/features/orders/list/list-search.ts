import { find, findIndex, type FindIndex } from '@shop/contracts/rules/catalogue/search/find';
import type { ListCategory, ListFilter, ListRow } from '../form/list-rows.ts';

/** The rows with what each is called, made once: a keystroke must only compare. */
export interface ListIndex {
  rows: readonly ListRow[];
  index: FindIndex;
}

export interface ListAnswer {
  /** The codes of the rows to show; null for all. */
  found: ReadonlySet<string> | null;
  /** What is to be said of it; null: nothing. */
  kind: 'nothing' | 'closest' | 'banned' | null;
}

export function listIndex(categories: readonly ListCategory[]): ListIndex {
  const rows = categories.flatMap((category) => category.rows);
  const things = categories.flatMap((category) =>
    category.rows.map(({ code, name, nameTa, aliases, traits }) => ({
      code,
      names: [name, nameTa, ...aliases, category.name, category.nameTa, ...category.aliases],
      green: traits.includes('green'),
    })),
  );
  return { rows, index: findIndex(things) };
}

/** The rows that are meant, as the site's search finds them, and that have every trait. */
export function findRows(
  { rows, index }: ListIndex,
  text: string,
  filters: readonly ListFilter[],
): ListAnswer {
  const asked = find(index, text);
  if (!asked && filters.length === 0) return { found: null, kind: null };
  const candidates = asked ? asked.places.flatMap((place) => rows[place] ?? []) : rows;
  const shown = candidates.filter(({ traits }) => filters.every((filter) => traits.includes(filter)));
  const found = new Set(shown.map(({ code }) => code));
  if (asked?.banned) return { found, kind: 'banned' };
  return { found, kind: found.size === 0 ? 'nothing' : asked?.closest ? 'closest' : null };
}
