import type { SalesDays, SalesGroup, SalesRowView } from '@shop/contracts/reports/sales/views';
import { addDays } from '@shop/contracts/rules/days';
import { paths } from '../../../../lib/paths.ts';
import { openedBy } from '../../parts/opened-by.ts';

/** The days of a report, and the one state whose orders it has, if any. */
export type Asked = SalesDays & { place?: string | undefined };

const later = (a: string, b: string) => (a > b ? a : b);
const sooner = (a: string, b: string) => (a < b ? a : b);

/** Where the orders stand that a row sums, for whoever may read them; of what no list of orders can show, nothing. */
export function rowsOfSale(group: SalesGroup, { key }: SalesRowView, asked: Asked): string | undefined {
  if (key === null) return undefined;
  const { from, to, place } = asked;
  if (group === 'state')
    return `${paths.adminSales}?${new URLSearchParams({ group: 'city', place: key, from, to })}`;
  if (group === 'category')
    return `${paths.adminStockReport}?${new URLSearchParams({ category: key, from, to })}`;
  // The list of orders knows cities and no states.
  if (place !== undefined && group !== 'city') return undefined;
  return openedBy(
    'orders.read',
    `${paths.adminOrders}?${new URLSearchParams({ state: 'sold', from, to, ...filtersOf(group, key, asked) })}`,
  );
}

function filtersOf(
  group: Exclude<SalesGroup, 'state' | 'category'>,
  key: string,
  { from, to }: Asked,
): Record<string, string> {
  switch (group) {
    case 'item':
      return { search: key };
    case 'city':
      return { search: key.slice(3) };
    case 'pickup':
      return { pickup: key };
    case 'referrer':
      return { referrer: key };
    case 'day':
      return { from: key, to: key };
    case 'week':
      return { from: later(from, key), to: sooner(to, addDays(key, 6)) };
  }
}
