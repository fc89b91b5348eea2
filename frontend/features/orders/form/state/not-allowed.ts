import type { StateView } from '@shop/contracts/places/views';
import { mayGo } from '@shop/contracts/rules/catalogue/goods';
import type { Quantities } from '../list-link.ts';
import type { ListRow } from '../list-rows.ts';

/** The lines of a list that may not go to a state, in the order of the list. */
export function notAllowed(
  state: Pick<StateView, 'goods'> | null,
  quantities: Quantities,
  rows: ReadonlyMap<string, ListRow>,
): ListRow[] {
  if (state === null || state.goods === 'all') return [];
  return [...rows.values()].filter(
    ({ code, traits }) => (quantities[code] ?? 0) > 0 && !mayGo(state.goods, traits.includes('green')),
  );
}

/** The list without them. */
export function onlyAllowed(
  state: Pick<StateView, 'goods'> | null,
  quantities: Quantities,
  rows: ReadonlyMap<string, ListRow>,
): Quantities {
  const refused = new Set(notAllowed(state, quantities, rows).map(({ code }) => code));
  return Object.fromEntries(Object.entries(quantities).filter(([code]) => !refused.has(code)));
}
