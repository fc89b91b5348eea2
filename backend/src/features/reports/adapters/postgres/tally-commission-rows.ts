import { sql } from 'kysely';
import { indiaDay, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { isBetween, midnight, type TallyRows } from './tally-source-parts.ts';

/** Paid, and sent back by the bank after its month was closed; where all is withheld no money moves, and it is booked. */
const payouts = sql`(
  SELECT p.id, p.reference, p.bank_reference, p.payee, p.gross_paise, p.tax_paise,
    coalesce(p.paid_before, p.settled_at) AS at
  FROM payout p WHERE p.state = 'paid' OR p.paid_before IS NOT NULL
  UNION ALL
  SELECT md5('return of ' || p.id)::uuid, p.reference, p.bank_reference, p.payee, -p.gross_paise, -p.tax_paise,
    p.settled_at
  FROM payout p WHERE p.paid_before IS NOT NULL)`;

const creditDay = sql`coalesce(c.booked_on, c.credited_on)`;

/** Raw SQL: what referrers earned, its tax by monthly statements, and what they were paid. */
export const TALLY_COMMISSION_SOURCES: readonly TallyRows[] = [
  {
    columns: sql`'commission' AS source, e.id, ${indiaDay(sql`e.at`)} AS day, r.name, e.due_paise AS paise,
      o.number AS order_number`,
    from: sql`commission_entry e JOIN referrer r ON r.id = e.referrer_id JOIN orders o ON o.id = e.order_id`,
    where: (days) => sql`e.due_paise <> 0 AND ${sql.join(isWithin(sql`e.at`, days), sql` AND `)}`,
    by: sql`e.at`,
    id: sql`e.id`,
  },
  {
    columns: sql`'commission-tax' AS source, c.id, ${creditDay} AS day, coalesce(c.payee ->> 'name', '') AS name, c.month,
      c.tax_paise`,
    from: sql`commission_credit c`,
    where: (days) => sql`c.tax_paise > 0 AND ${isBetween(creditDay, days)}`,
    by: midnight(creditDay),
    id: sql`c.id`,
  },
  {
    columns: sql`'payout' AS source, p.id, ${indiaDay(sql`p.at`)} AS day, coalesce(p.payee ->> 'name', '') AS name,
      p.gross_paise, p.tax_paise, p.reference AS number, p.bank_reference AS reference`,
    from: sql`${payouts} p`,
    where: (days) => sql.join(isWithin(sql`p.at`, days), sql` AND `),
    by: sql`p.at`,
    id: sql`p.id`,
  },
];
