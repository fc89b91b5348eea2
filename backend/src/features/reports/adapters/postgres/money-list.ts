import type { MoneyEntryView } from '@shop/contracts/reports/money-entry';
import type { ListMoneyQuery } from '@shop/contracts/reports/requests';
import { sql, type RawBuilder } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** The midnight with which the day of an entry began. */
const dayOf = sql`(e.day::timestamp AT TIME ZONE 'Asia/Kolkata')`;

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
      sql`(concat_ws(' ', e.reference, e.name) || ' ' || array_to_string(e.numbers, ' '))`,
      query.search ?? '',
    ),
  ];
}

export const moneyListing: Listing<ListMoneyQuery, MoneyEntryView, MoneyEntryView> = {
  name: 'money',
  columns: sql`e.id, e.source, e.day, e.mode, e.reference, e.amount_paise, e.recorded_at, e.recorded_by, e.numbers,
    e.name, e.is_backed`,
  from: sql`money_entry e`,
  key: sql`e.id`,
  sorts: {
    newest: { by: dayOf, kind: 'instant', descending: true },
    oldest: { by: dayOf, kind: 'instant' },
  },
  conditions: (query) => [...(query.from ? [sql`e.day >= ${query.from}::date`] : []), ...untilOf(query)],
  viewOf: (row) => row,
};
