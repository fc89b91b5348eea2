import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import type { BillChange } from '../../../lib/bill-changes.ts';
import type { Quantities } from '../form/list-link.ts';
import { fullName, type ListRow } from '../form/list-rows.ts';

type Row = Pick<ListRow, 'name' | 'content' | 'available' | 'maxQuantity'>;

/**
 * What of a list can be ordered, and what of it is less than the list has.
 * @param left how many there are of goods of which fewer are left
 */
export function listToHave(
  list: Quantities,
  rows: ReadonlyMap<string, Row>,
  left: ReadonlyMap<string, number>,
): { quantities: Quantities; less: BillChange[] } {
  const lines = Object.entries(list).map(([code, asked]) => {
    const row = rows.get(code);
    const there = row?.available === false ? 0 : (left.get(code) ?? Infinity);
    const most = row?.maxQuantity ?? MOST_OF_ONE;
    const change = { code, name: row ? fullName(row) : code, asked, quantity: Math.min(asked, most, there) };
    return row || there > 0
      ? { ...change, kind: there < most ? ('short' as const) : ('over-limit' as const) }
      : { ...change, kind: 'gone' as const };
  });
  return {
    quantities: Object.fromEntries(
      lines.filter(({ quantity }) => quantity > 0).map(({ code, quantity }) => [code, quantity]),
    ),
    less: lines.filter(({ asked, quantity }) => quantity < asked),
  };
}
