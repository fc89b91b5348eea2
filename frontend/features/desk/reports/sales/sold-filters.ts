import type { Chosen } from '../../parts/list/address.ts';
import { salesWords as words } from '../../../../words/en/staff/sales.ts';

/** A season, and other days than its own. */
export const soldFilters = {
  season: { kind: 'choice', label: words.season, any: words.thisSeason, options: words.seasons },
  days: { kind: 'days', from: words.from, to: words.to },
} as const;

/** How a list is divided, as its address says it. */
export function groupIn<Group extends string>(
  groups: readonly Group[],
  { group }: Partial<Chosen>,
  usual: Group,
): Group {
  return groups.find((each) => each === group) ?? usual;
}
