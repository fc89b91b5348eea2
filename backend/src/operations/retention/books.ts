import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { receiptOwed, transferOf, transferOwed } from '../erasure/settled.ts';
import { NAMED, PEOPLE } from './people.ts';
import type { Rows } from './rows-with-a-term.ts';

const BUYER = `'{"name": "Erased", "address": "", "city": "", "district": "", "pinCode": "", "phone": "0000000000"}'`;
const DELIVERY = `'{"name": "Erased", "address": "", "city": "", "pinCode": ""}'`;

/** Of a dry run: also those that the run would have done by then. */
const named = PEOPLE.filter(({ relation }) => relation === 'orders')
  .map(({ outlived }) => `${NAMED} AND NOT (${outlived})`)
  .join();

const invoices = (isNamed: string, last: string) =>
  `day <= ${last} AND content -> 'buyer' ->> 'name' <> 'Erased'
   AND order_id IN (SELECT r.id FROM orders r WHERE NOT (${isNamed}))`;

/** Of people who were erased while their payment was also for somebody who owed. */
const ERASED_RECEIPTS = `SELECT p.receipt_id FROM payment p JOIN orders r ON r.id = p.order_id WHERE NOT (${NAMED})`;
const ERASED_TRANSFERS = `SELECT ${transferOf('i', 'receipt')} AS reference FROM receipt i WHERE i.id IN (${ERASED_RECEIPTS})
  UNION ALL SELECT ${transferOf('e', 'entry')} FROM membership_entry e JOIN membership r ON r.id = e.membership_id WHERE NOT (${NAMED})`;

/**
 * A bill names its buyer as long as its order does. What is told of a payment goes as `settled.ts` says: with the books of
 * its day, and sooner where somebody was erased whom it paid for.
 */
export const BOOKS: readonly Rows[] = [
  {
    what: 'invoices without their buyer’s name',
    relation: 'invoice',
    outlived: invoices(NAMED, '$1'),
    values: ({ booksThrough }) => [booksThrough],
    foreseen: {
      outlived: invoices(named, '$2'),
      values: ({ before, booksThrough }) => [before(KEPT_DAYS.unpaid), booksThrough],
    },
    set: `content = content || jsonb_build_object('buyer', (content -> 'buyer') - '{gstin,tradeName}'::text[] || ${BUYER},
      'delivery', (content -> 'delivery') || ${DELIVERY})`,
  },
  {
    what: 'e-invoices without their QR code',
    relation: 'e_invoice',
    outlived: `qr <> '' AND invoice_id IN (SELECT i.id FROM invoice i WHERE i.content -> 'buyer' ->> 'name' = 'Erased')`,
    values: () => [],
    set: `qr = ''`,
  },
  {
    what: 'transfers without the bank’s words',
    relation: 'bank_row',
    outlived: `description <> 'Erased' AND (not_ours AND day < $2
      OR left_out AND EXISTS (SELECT FROM bank_row told WHERE told.id = r.twin_id AND told.description = 'Erased')
      OR (day <= $1 OR reference IN (${ERASED_TRANSFERS})) AND NOT ${transferOwed('r.reference')})`,
    values: ({ booksThrough, dayBefore }) => [booksThrough, dayBefore(KEPT_DAYS.strayTransfer)],
    set: `description = 'Erased'`,
  },
  {
    what: 'receipts without their note',
    relation: 'receipt',
    outlived: `note <> '' AND id IN (${ERASED_RECEIPTS}) AND NOT ${receiptOwed('r')}`,
    values: () => [],
    set: `note = ''`,
  },
  {
    what: 'corrections without their reason',
    relation: 'receipt_correction',
    outlived: `reason <> 'Erased'
      AND receipt_id IN (SELECT m.id FROM receipt m WHERE m.id IN (${ERASED_RECEIPTS}) AND NOT ${receiptOwed('m')})`,
    values: () => [],
    set: `reason = 'Erased'`,
  },
];
