import { sql } from 'kysely';
import { indiaDay, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { isBetween, LARGE_PART, midnight, type TallyRows } from './tally-source-parts.ts';

/** Of the tax, on which day it is booked: later than that on which it fell due where that was closed. */
const bookedTaxDay = sql`coalesce(t.booked_on, t.day)`;

/** Raw SQL: what referrers earned, its tax, and what they were paid. */
export const TALLY_COMMISSION_SOURCES: readonly TallyRows[] = [
  {
    columns: sql`'commission' AS source, e.id, ${indiaDay(sql`e.at`)} AS day, r.name, e.due_paise AS paise,
      o.number AS order_number`,
    from: sql`commission_entry e JOIN referrer r ON r.id = e.referrer_id JOIN orders o ON o.id = e.order_id`,
    where: (days) => sql`e.due_paise <> 0 AND ${sql.join(isWithin(sql`e.at`, days), sql` AND `)}`,
    by: sql`e.at`,
    id: sql`e.id`,
    part: LARGE_PART,
  },
  {
    columns: sql`'commission-tax' AS source, t.id, ${bookedTaxDay} AS day, coalesce(t.payee ->> 'name', '') AS name,
      t.month, coalesce(t.month, p.reference) AS reference, t.tax_paise`,
    from: sql`commission_tax t LEFT JOIN payout p ON p.id = t.id`,
    where: (days) => sql`t.tax_paise > 0 AND ${isBetween(bookedTaxDay, days)}`,
    by: midnight(bookedTaxDay),
    id: sql`t.id`,
    part: LARGE_PART,
  },
  {
    columns: sql`'payout' AS source, e.id, e.day, coalesce(p.payee ->> 'name', '') AS name,
      -e.amount_paise AS net_paise, p.reference AS number, e.reference`,
    from: sql`money_entry e JOIN payout p ON p.id = e.ledger_id`,
    where: (days) => sql`e.source = 'payout' AND ${isBetween(sql`e.day`, days)}`,
    by: midnight(sql`e.day`),
    id: sql`e.id`,
    part: LARGE_PART,
  },
];
