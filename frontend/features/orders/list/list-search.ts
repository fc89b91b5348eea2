import { find, findIndex, type FindIndex } from '@shop/contracts/rules/catalogue/search/find';
import type { Quantities } from '../form/list-link.ts';
import type { ListCategory, ListRow } from '../form/list-rows.ts';
import { rowChooser, type ListChoice } from './filters/list-choice.ts';

/** The rows with what each is called, made once: a keystroke must only compare. */
export interface ListIndex {
  rows: readonly { row: ListRow; kind: string }[];
  index: FindIndex;
}

export interface ListAnswer {
  /** The codes of the rows to show; null for all. */
  found: ReadonlySet<string> | null;
  /** What is to be said of it; null: nothing. */
  kind: 'nothing' | 'closest' | 'banned' | null;
}

export function listIndex(categories: readonly ListCategory[]): ListIndex {
  const rows = categories.flatMap(({ slug, rows }) => rows.map((row) => ({ row, kind: slug })));
  const things = categories.flatMap((category) =>
    category.rows.map(({ code, name, nameTa, aliases, traits }) => ({
      code,
      names: [name, nameTa, ...aliases, category.name, category.nameTa, ...category.aliases],
      green: traits.includes('green'),
    })),
  );
  return { rows, index: findIndex(things) };
}

/** The rows that are meant, as the site's search finds them, and that are chosen. */
export function findRows(
  { rows, index }: ListIndex,
  text: string,
  choices: readonly ListChoice[],
  mine: Quantities = {},
): ListAnswer {
  const asked = find(index, text);
  if (!asked && choices.length === 0) return { found: null, kind: null };
  const candidates = asked ? asked.places.flatMap((place) => rows[place] ?? []) : rows;
  const stays = rowChooser(choices, mine);
  const shown = candidates.filter(({ row, kind }) => stays(row, kind));
  const found = new Set(shown.map(({ row }) => row.code));
  if (asked?.banned) return { found, kind: 'banned' };
  return { found, kind: found.size === 0 ? 'nothing' : asked?.closest ? 'closest' : null };
}
