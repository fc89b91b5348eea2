import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { NAMED, PEOPLE } from './people.ts';
import type { Rows } from './rows-with-a-term.ts';

const BUYER = `'{"name": "Erased", "address": "", "city": "", "district": "", "pinCode": "", "phone": "0000000000"}'`;
const DELIVERY = `'{"name": "Erased", "address": "", "city": "", "pinCode": ""}'`;

type Keeps = (relation: 'orders' | 'membership') => string;
const keepsNow: Keeps = () => NAMED;
/** Of a dry run: also those that the run would have done by then. */
const keepsThen: Keeps = (relation) =>
  PEOPLE.filter((people) => people.relation === relation)
    .map(({ outlived }) => `${NAMED} AND NOT (${outlived})`)
    .join();

const invoices = (keeps: Keeps, last: string) =>
  `day <= ${last} AND content -> 'buyer' ->> 'name' <> 'Erased'
   AND order_id IN (SELECT r.id FROM orders r WHERE NOT (${keeps('orders')}))`;

const words = (keeps: Keeps, last: string, stray: string) =>
  `description <> 'Erased' AND (not_ours AND day < ${stray} OR day <= ${last}
    AND NOT EXISTS (SELECT FROM receipt m JOIN payment p ON p.receipt_id = m.id WHERE m.reference = r.reference
      AND EXISTS (SELECT FROM orders r WHERE r.id = p.order_id AND ${keeps('orders')}))
    AND NOT EXISTS (SELECT FROM membership_entry e WHERE e.reference = r.reference
      AND EXISTS (SELECT FROM membership r WHERE r.id = e.membership_id AND ${keeps('membership')})))`;

/** What the books tell of people goes when the orders and passbooks that it belongs to have lost theirs: not before. */
export const BOOKS: readonly Rows[] = [
  {
    what: 'invoices without their buyer’s name',
    relation: 'invoice',
    outlived: invoices(keepsNow, '$1'),
    values: ({ booksThrough }) => [booksThrough],
    foreseen: {
      outlived: invoices(keepsThen, '$2'),
      values: ({ before, booksThrough }) => [before(KEPT_DAYS.unpaid), booksThrough],
    },
    set: `content = content || jsonb_build_object('buyer', (content -> 'buyer') || ${BUYER},
      'delivery', (content -> 'delivery') || ${DELIVERY})`,
  },
  {
    what: 'transfers without the bank’s words',
    relation: 'bank_row',
    outlived: words(keepsNow, '$1', '$2'),
    values: ({ booksThrough, dayBefore }) => [booksThrough, dayBefore(KEPT_DAYS.strayTransfer)],
    foreseen: {
      outlived: words(keepsThen, '$2', '$3'),
      values: ({ before, booksThrough, dayBefore }) => [
        before(KEPT_DAYS.unpaid),
        booksThrough,
        dayBefore(KEPT_DAYS.strayTransfer),
      ],
    },
    set: `description = 'Erased'`,
  },
];
