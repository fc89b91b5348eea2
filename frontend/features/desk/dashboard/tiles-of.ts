import type { DashboardView } from '@shop/contracts/orders/views';
import { addDays, formatDay, type Day } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-dashboard.ts';
import type { Chosen } from '../parts/list/address.ts';
import type { Tile } from './waiting-tiles.tsx';

/** A licence that ends within so many days wants to be renewed. */
const LICENCE_DAYS = 60;

type HrefOf = (filters: Chosen) => string | null;

/** What customers owe, and what is owed to them. */
export function moneyTiles({ unpaid, refundsDue }: DashboardView, hrefOf: HrefOf): Tile[] {
  return [
    {
      text: words.unpaid,
      count: unpaid.orders,
      href: hrefOf({ sort: 'balance' }),
      more: words.unpaidOf(formatMoney(unpaid.balancePaise)),
    },
    { text: words.refundsDue, count: refundsDue, href: hrefOf({ payment: 'refund-due' }) },
  ];
}

/** What is wrong, or will be. */
export function attentionTiles(
  view: DashboardView,
  licenceExpiresOn: Day,
  today: Day | null,
  hrefOf: HrefOf,
  may: { readContacts: boolean; readSettings: boolean },
): Tile[] {
  const licence: Tile = {
    text: words.licenceEnds,
    count: null,
    href: may.readSettings ? paths.settings : null,
    more: formatDay(licenceExpiresOn),
  };
  return [
    { text: words.onHold, count: view.onHold, href: hrefOf({ state: 'on-hold' }) },
    {
      text: words.newContacts,
      count: view.newContacts,
      href: may.readContacts ? paths.adminContacts : null,
    },
    ...(today !== null && licenceExpiresOn <= addDays(today, LICENCE_DAYS) ? [licence] : []),
  ];
}
