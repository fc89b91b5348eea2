import type { ListLiabilityQuery } from '@shop/contracts/reports/schemes/requests';
import type { LiabilityRowView } from '@shop/contracts/reports/schemes/views';
import type { Day } from '@shop/contracts/rules/days';
import { SETTLING_WARNING_DAYS, yearOverIfPaidBefore } from '@shop/contracts/rules/schemes/passbook';
import { sql } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** Raw SQL: a list over sums of a ledger. */

/** Beyond every year that ends. */
const NEVER = sql`date '9999-12-31'`;

/**
 * Passbooks with what was held at the end of a day: what is held now, less what came and went since, by the days on
 * which it is booked. So the report of today reads few entries. A year ends as `settleBy` of the contracts has it.
 */
const passbooksOn = (day: Day) => sql`membership m JOIN scheme s ON s.id = m.scheme_id
  LEFT JOIN (
    SELECT membership_id, sum(amount_paise) AS paise FROM membership_entry
    WHERE coalesce(booked_on, received_on) > ${day}::date GROUP BY membership_id) later ON later.membership_id = m.id
  CROSS JOIN LATERAL (
    SELECT (m.held_paise - coalesce(later.paise, 0))::bigint AS paise, m.first_paid_on + 365 AS settle_by) held
  CROSS JOIN LATERAL (
    SELECT CASE WHEN m.first_paid_on < ${yearOverIfPaidBefore(day)}::date THEN 'over'
      WHEN held.settle_by <= ${day}::date + ${SETTLING_WARNING_DAYS}::integer THEN 'soon' END AS due) year`;

export const liabilityListingOn = (
  day: Day,
): Listing<ListLiabilityQuery, LiabilityRowView, LiabilityRowView> => ({
  name: 'liability',
  columns: sql`m.number, m.name, s.name AS scheme_name, held.paise AS held_paise, held.settle_by, year.due`,
  from: passbooksOn(day),
  key: sql`m.id`,
  sorts: {
    year: { by: sql`(coalesce(held.settle_by, ${NEVER}) - date '2000-01-01')`, kind: 'number' },
    held: { by: sql`held.paise`, kind: 'number', descending: true },
    name: { by: sql`m.name`, kind: 'text' },
  },
  conditions: ({ search = '', due }) => [
    sql`held.paise <> 0`,
    ...hasWords(sql`concat_ws(' ', m.number, m.name, s.name)`, search),
    ...(due ? [sql`year.due = ${due}`] : []),
  ],
  viewOf: (row) => row,
});
