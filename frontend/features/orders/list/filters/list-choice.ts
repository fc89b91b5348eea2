import type { Quantities } from '../../form/list-link.ts';
import type { ListCategory, ListFilter, ListRow } from '../../form/list-rows.ts';

/** What the list is narrowed to: a trait, a kind by its slug, a band of prices by its place, or what is on one's own list. */
export type ListChoice = ListFilter | `kind ${string}` | `price ${number}` | 'mine';

/** Up to where a band of net rates goes, paise; the next one begins above it. */
export const PRICE_BANDS: readonly number[] = [5_000, 20_000, 50_000, Infinity];

/** Whether a row stays: of the chosen kinds it has one, of the chosen prices too, and every other choice is true of it. */
export function rowChooser(
  choices: readonly ListChoice[],
  mine: Quantities,
): (row: ListRow, kind: string) => boolean {
  const kinds = choices.filter((choice) => choice.startsWith('kind '));
  const prices = choices.filter((choice) => choice.startsWith('price '));
  const traits = choices.filter(isTrait);
  const onlyMine = choices.includes('mine');
  return (row, kind) =>
    (kinds.length === 0 || kinds.includes(`kind ${kind}`)) &&
    (prices.length === 0 || prices.includes(`price ${bandOf(row.netPaise)}`)) &&
    traits.every((trait) => row.traits.includes(trait)) &&
    (!onlyMine || (mine[row.code] ?? 0) > 0);
}

/** How many rows a choice has beside what is chosen: of kinds one is enough, and of prices, so those chosen do not count. */
export function countOf(
  choice: ListChoice,
  choices: readonly ListChoice[],
  categories: readonly ListCategory[],
  mine: Quantities,
): number {
  const group = ['kind ', 'price '].find((start) => choice.startsWith(start));
  const others = choices.filter((other) => group === undefined || !other.startsWith(group));
  const stays = rowChooser([...others, choice], mine);
  return categories.reduce((sum, { slug, rows }) => sum + rows.filter((row) => stays(row, slug)).length, 0);
}

function bandOf(paise: number): number {
  return PRICE_BANDS.findIndex((most) => paise <= most);
}

function isTrait(choice: ListChoice): choice is ListFilter {
  return choice === 'green' || choice.startsWith('#');
}
