import { sql, type RawBuilder } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { name, numbers } from './money-list.ts';
import type { Days } from '../../application/tally-source.ts';
import type { InvoiceRow, MoneyRow } from '../../domain/tally/rows.ts';
import { isBetween, LARGE_PART, midnight, PART, type TallyRows } from './tally-source-parts.ts';

const ratedLines = (sums: RawBuilder<unknown>) => sql`jsonb_to_recordset(${sums}) AS l ("isCharge" boolean,
  "basisPoints" integer, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint)`;
const ratePaise = sql`
  coalesce(sum(l."taxablePaise") FILTER (WHERE NOT l."isCharge"), 0)::bigint AS "goodsPaise",
  coalesce(sum(l."taxablePaise") FILTER (WHERE l."isCharge"), 0)::bigint AS "chargesPaise",
  sum(l."cgstPaise")::bigint AS "cgstPaise", sum(l."sgstPaise")::bigint AS "sgstPaise",
  sum(l."igstPaise")::bigint AS "igstPaise"`;
/** Of an invoice: what it has of each rate, of goods and of charges. */
const rates = sql`(SELECT coalesce(jsonb_agg(r ORDER BY r."basisPoints"), '[]') FROM (
  SELECT l."basisPoints", ${ratePaise} FROM ${ratedLines(sql`t.sums`)} GROUP BY 1) r)`;
/** A business is called by its trade name. */
const buyerName = sql`coalesce(nullif(t.buyer_name, ''), b.buyer ->> 'name')`;
const creditDay = sql`coalesce(e.booked_on, e.received_on)`;

/**
 * Those that are booked in the same ledgers and on the same side, together: round-off stands on either. One whose lines are
 * not its sum stands apart, so that it is named.
 */
const sumsOfInvoices = (days: Days) => sql<InvoiceRow & { count: number }>`
  WITH documents AS (
    SELECT i.kind, t.is_within_state, sign(i.rounding_paise) AS side, i.number, i.rounding_paise, i.total_paise, t.sums,
      i.total_paise - i.rounding_paise - (SELECT coalesce(sum(l."taxablePaise" + l."cgstPaise" + l."sgstPaise"
        + l."igstPaise"), 0) FROM jsonb_to_recordset(t.sums) AS l ("taxablePaise" bigint, "cgstPaise" bigint,
        "sgstPaise" bigint, "igstPaise" bigint)) AS difference
    FROM invoice i JOIN invoice_tax t ON t.invoice_id = i.id
    WHERE ${sql.join(isWithin(sql`i.issued_at`, days), sql` AND `)}),
  of_rates AS (
    SELECT kind, is_within_state, side, difference, jsonb_agg(r) AS rates FROM (
      SELECT d.kind, d.is_within_state, d.side, d.difference, l."basisPoints", ${ratePaise}
      FROM documents d CROSS JOIN LATERAL ${ratedLines(sql`d.sums`)} GROUP BY 1, 2, 3, 4, 5) r
    GROUP BY 1, 2, 3, 4)
  SELECT 'invoice' AS source, '' AS id, ${days.from}::text AS day, '' AS name, d.kind, d.count, d.number,
    '' AS order_number, NULL AS credits, NULL AS gstin, '' AS state_name, '' AS place_of_supply, d.is_within_state,
    d.rounding_paise, d.total_paise, coalesce(r.rates, '[]') AS rates
  FROM (
    SELECT kind, is_within_state, side, difference, count(*)::integer AS count, min(number) AS number,
      sum(rounding_paise)::bigint AS rounding_paise, sum(total_paise)::bigint AS total_paise
    FROM documents GROUP BY 1, 2, 3, 4) d
  LEFT JOIN of_rates r USING (kind, is_within_state, side, difference)`;

const sumsOfMoney = (days: Days) => sql<MoneyRow & { count: number }>`
  SELECT e.source, '' AS id, ${days.from}::text AS day, '' AS name, e.mode, NULL AS reference,
    sum(e.amount_paise)::bigint AS amount_paise, e.is_correction, '{}'::text[] AS numbers, count(*)::integer AS count
  FROM money_entry e WHERE e.source <> 'payout' AND ${isBetween(sql`e.day`, days)}
  GROUP BY e.source, e.mode, e.is_correction, sign(e.amount_paise)`;

/** Raw SQL: invoices, money, and what passbooks paid for orders. */
export const TALLY_ROWS: readonly TallyRows[] = [
  {
    columns: sql`'invoice' AS source, i.id, i.day, ${buyerName} AS name, i.kind, i.number, b."orderNumber" AS order_number,
      c.number AS credits, nullif(t.gstin, '') AS gstin, b.buyer ->> 'stateName' AS state_name,
      t.place_name AS place_of_supply, t.is_within_state, i.rounding_paise, i.total_paise, ${rates} AS rates`,
    from: sql`invoice i JOIN invoice_tax t ON t.invoice_id = i.id LEFT JOIN invoice c ON c.id = i.credits
      CROSS JOIN LATERAL jsonb_to_record(i.content) AS b ("orderNumber" text, buyer jsonb)`,
    summed: sumsOfInvoices,
    where: (days) => sql.join(isWithin(sql`i.issued_at`, days), sql` AND `),
    by: sql`i.issued_at`,
    id: sql`i.id`,
    part: PART,
  },
  {
    columns: sql`e.source, e.id, e.day, e.mode, e.reference, e.amount_paise, e.is_correction, ${numbers} AS numbers,
      coalesce(${name}, '') AS name`,
    from: sql`money_entry e`,
    summed: sumsOfMoney,
    where: (days) => sql`e.source <> 'payout' AND ${isBetween(sql`e.day`, days)}`,
    by: midnight(sql`e.day`),
    id: sql`e.id`,
    part: LARGE_PART,
  },
  {
    columns: sql`'scheme-credit' AS source, e.id, ${creditDay} AS day, m.name, -e.amount_paise AS paise,
      m.number AS passbook, o.number AS order_number`,
    from: sql`membership_entry e JOIN membership m ON m.id = e.membership_id JOIN orders o ON o.id = e.order_id`,
    where: (days) => isBetween(creditDay, days),
    by: midnight(creditDay),
    id: sql`e.id`,
    part: LARGE_PART,
  },
];
