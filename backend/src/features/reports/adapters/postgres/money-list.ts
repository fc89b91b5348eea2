import type { MoneyEntryView } from '@shop/contracts/reports/money-entry';
import type { ListMoneyQuery } from '@shop/contracts/reports/requests';
import { sql, type RawBuilder } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** The midnight with which the day of an entry began. */
const dayOf = sql`(e.day::timestamp AT TIME ZONE 'Asia/Kolkata')`;

/** Of the orders that a receipt pays, of a passbook, or of a payout. Asked for after the rows are chosen. */
export const numbers = sql`CASE e.source
  WHEN 'order' THEN ARRAY(SELECT o.number FROM payment p JOIN orders o ON o.id = p.order_id WHERE p.receipt_id = e.ledger_id
    GROUP BY o.number HAVING sum(p.amount_paise) FILTER (WHERE p.kind <> 'corrected') <> 0 ORDER BY o.number)
  WHEN 'passbook' THEN ARRAY(SELECT m.number FROM membership_entry x JOIN membership m ON m.id = x.membership_id
    WHERE x.id = e.ledger_id)
  ELSE ARRAY(SELECT p.reference FROM payout p WHERE p.id = e.ledger_id) END`;
export const name = sql`CASE e.source
  WHEN 'order' THEN (SELECT o.customer_name FROM payment p JOIN orders o ON o.id = p.order_id WHERE p.receipt_id = e.ledger_id
    ORDER BY p.recorded_at DESC, p.id LIMIT 1)
  WHEN 'passbook' THEN (SELECT m.name FROM membership_entry x JOIN membership m ON m.id = x.membership_id
    WHERE x.id = e.ledger_id)
  ELSE (SELECT p.payee ->> 'name' FROM payout p WHERE p.id = e.ledger_id) END`;
const recordedBy = sql`coalesce(CASE e.source
  WHEN 'order' THEN (SELECT p.recorded_by_name FROM payment p
    WHERE p.receipt_id = e.ledger_id AND (p.kind = 'corrected') = e.is_correction ORDER BY p.recorded_at, p.id LIMIT 1)
  WHEN 'passbook' THEN (SELECT s.name FROM membership_entry x JOIN staff s ON s.id = x.recorded_by WHERE x.id = e.ledger_id)
  ELSE (SELECT s.name FROM payout p JOIN payout_batch b ON b.id = p.batch_id JOIN staff s ON s.id = b.approved_by
    WHERE p.id = e.ledger_id) END, '')`;

/** What a query demands of `money_entry e`, but its first day. */
export function untilOf({ to, ...query }: ListMoneyQuery): RawBuilder<unknown>[] {
  return [
    ...(to ? [sql`e.day <= ${to}::date`] : []),
    ...(query.mode ? [sql`e.mode = ${query.mode}`] : []),
    ...(query.direction
      ? [query.direction === 'in' ? sql`e.amount_paise > 0` : sql`e.amount_paise < 0`]
      : []),
    ...(query.source ? [sql`e.source = ${query.source}`] : []),
    ...(query.unbacked ? [sql`e.is_backed = false`] : []),
    ...hasWords(
      sql`concat_ws(' ', e.reference, ${name}, array_to_string(${numbers}, ' '))`,
      query.search ?? '',
    ),
  ];
}

export const moneyListing: Listing<ListMoneyQuery, MoneyEntryView, MoneyEntryView> = {
  name: 'money',
  columns: sql`e.id, e.source, e.day, e.mode, e.reference, e.amount_paise, e.recorded_at, e.is_backed,
    e.value_day, e.is_correction,
    ${recordedBy} AS recorded_by, ${numbers} AS numbers, ${name} AS name`,
  from: sql`money_entry e`,
  key: sql`e.id`,
  sorts: {
    newest: { by: dayOf, kind: 'instant', descending: true },
    oldest: { by: dayOf, kind: 'instant' },
  },
  conditions: (query) => [...(query.from ? [sql`e.day >= ${query.from}::date`] : []), ...untilOf(query)],
  viewOf: (row) => row,
};
