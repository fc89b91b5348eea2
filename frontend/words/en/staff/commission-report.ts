import { counted } from './list.ts';

/** What referrers had pending, due and paid on a day. */
export const words = {
  title: 'Commissions',
  search: 'Search referrers',
  searchHelp: 'Name or code',
  day: 'On',
  sorts: {
    due: 'Most due first',
    name: 'Name',
    pending: 'Most pending first',
    paid: 'Most paid first',
  },
  found: counted('referrer', 'referrers'),
  none: 'No commissions yet',
  noneHelp: 'Whoever has a commission pending, due or paid stands here.',
  noneFound: 'No commission matches',
  noneFoundHelp: 'Try another day or fewer words.',
  columns: {
    name: 'Referrer',
    pending: 'Pending',
    earned: 'Earned',
    due: 'Due',
    paid: 'Paid',
    tax: 'Of it TDS',
  },
  together: (due: string, pending: string, day: string) =>
    `${due} due and ${pending} pending at the end of ${day}`,
  sums: {
    title: 'Together',
    sum: 'Sum',
    pending: 'Pending: of orders that are not collected yet',
    earned: 'Earned: of collected orders',
    due: 'Of it due',
    paid: 'Of it paid',
    tax: 'Of what was paid, deducted as TDS',
    transferred: 'Of what was paid, transferred',
    how: 'Counted by the day on which each entry was made. A payout is paid from the day of its approval on; one that the bank sent back is due again from the day on which that was entered, without its TDS where a challan had it or its month was closed.',
  },
} as const;
