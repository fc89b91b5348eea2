import type { MoneyDirection, MoneySource } from '@shop/contracts/reports/money-entry';
import { counted } from './list.ts';

/** Receipts: every rupee in and out. */
export const words = {
  title: 'Receipts',
  search: 'Search receipts',
  searchHelp: 'Reference, order or passbook, or name',
  mode: 'Mode',
  anyMode: 'Any mode',
  direction: 'In or out',
  anyDirection: 'In and out',
  directions: { in: 'Came in', out: 'Went out' } satisfies Record<MoneyDirection, string>,
  source: 'What for',
  anySource: 'Anything',
  sources: { order: 'Orders', passbook: 'Passbooks', payout: 'Commissions' } satisfies Record<
    MoneySource,
    string
  >,
  unbacked: 'Not found in a bank statement',
  valueDay: (day: string) => `of ${day}, booked late`,
  correctionOf: (day: string) => `corrects an entry of ${day}`,
  from: 'From',
  to: 'To',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  found: counted('entry', 'entries'),
  none: 'No money yet',
  noneHelp: 'What is recorded on orders and passbooks, and what is paid to referrers, stands here.',
  noneFound: 'No entry matches',
  noneFoundHelp: 'Try fewer words or other filters.',
  columns: {
    day: 'Day',
    reference: 'Reference',
    for: 'For',
    recorded: 'Recorded',
    amountIn: 'In',
    amountOut: 'Out',
  },
  sums: {
    title: 'By mode',
    before: 'Before',
    in: 'In',
    out: 'Out',
    after: 'At the end',
    together: 'Together',
    days: 'Day by day',
    day: 'Day',
    unbacked: (count: number, money: string) =>
      count === 1
        ? `${money} by UPI or bank that was not found in a bank statement`
        : `${count} entries, ${money}, by UPI or bank that were not found in a bank statement`,
    how: 'Counted by the day on which money came or went; what belongs to a closed month stands on the day on which it was recorded. What was corrected while its month was open is left out, and so is scheme credit, which is no new money.',
  },
} as const;

/** What customers owe, and what is owed to them. */
export const duesWords = {
  title: 'Dues',
  none: 'Nobody owes anything',
  noneHelp: 'A confirmed order stands here until it is paid in full.',
  orders: 'Orders',
  balance: 'Balance',
  together: 'Together',
  ages: 'By age',
  /** Of the day on which an order was placed. */
  age: (from: string | null, to: string) => (from === null ? `Until ${to}` : `${from} to ${to}`),
  states: 'By state',
  places: 'By pickup location',
  door: 'Delivered to the door',
  transporters: 'By transporter',
  refunds: 'Due to customers',
  how: 'Of confirmed orders and later ones what is not paid, by the day on which they were placed. Each number leads to its orders.',
} as const;
