import { readyListOrder, readyLists, removeReadyList } from '@shop/contracts/catalogue/ready-lists';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/ready-lists.ts';
import { plainScreens } from '../parts/records/plain-screens.ts';

const { columns } = words;

/** Goods that the owner put together for shoppers, and what they come to today. */
export const { List, Record } = plainScreens(readyLists, {
  path: paths.adminRecords('ready-list'),
  columns: [
    { head: columns.name, cell: ({ name }) => name, wide: true },
    { head: columns.items, cell: ({ items }) => items, figure: true },
    { head: columns.total, cell: ({ totalPaise }) => formatMoney(totalPaise), figure: true },
    { head: columns.missing, cell: ({ missing }) => missing.join('; ') || words.nothingMissing },
    { head: columns.active, cell: ({ active }) => (active ? words.yes : words.no) },
  ],
  ordering: { ...readyListOrder, title: words.order, help: words.orderHelp },
  removal: { endpoint: removeReadyList, words },
  words,
});
