import { sql } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { name, numbers } from './money-list.ts';
import { isBetween, midnight, type TallyRows } from './tally-source-parts.ts';

/** Of an invoice: what it has of each rate, of goods and of charges. */
const rates = sql`(SELECT coalesce(jsonb_agg(r ORDER BY r."basisPoints"), '[]') FROM (
  SELECT l."basisPoints", coalesce(sum(l."taxablePaise") FILTER (WHERE l.charge IS NULL), 0)::bigint AS "goodsPaise",
    coalesce(sum(l."taxablePaise") FILTER (WHERE l.charge IS NOT NULL), 0)::bigint AS "chargesPaise",
    sum(l."cgstPaise")::bigint AS "cgstPaise", sum(l."sgstPaise")::bigint AS "sgstPaise",
    sum(l."igstPaise")::bigint AS "igstPaise"
  FROM jsonb_to_recordset(b.lines) AS l (charge text, "basisPoints" integer, "taxablePaise" bigint, "cgstPaise" bigint,
    "sgstPaise" bigint, "igstPaise" bigint)
  GROUP BY 1) r)`;
const gstin = sql`nullif(b.buyer ->> 'gstin', '')`;
/** A business is called by its trade name. */
const buyerName = sql`coalesce(CASE WHEN ${gstin} IS NOT NULL THEN nullif(b.buyer ->> 'tradeName', '') END, b.buyer ->> 'name')`;
const creditDay = sql`coalesce(e.booked_on, e.received_on)`;

/** Raw SQL: invoices, money, and what passbooks paid for orders. The content of an invoice is unpacked once. */
export const TALLY_ROWS: readonly TallyRows[] = [
  {
    columns: sql`'invoice' AS source, i.id, i.day, ${buyerName} AS name, i.kind, i.number, b."orderNumber" AS order_number,
      c.number AS credits, ${gstin} AS gstin, b.buyer ->> 'stateName' AS state_name,
      coalesce(b."placeOfSupply" ->> 'name', b.buyer ->> 'stateName') AS place_of_supply,
      b."isWithinState" AS is_within_state, i.rounding_paise, i.total_paise, ${rates} AS rates`,
    from: sql`invoice i LEFT JOIN invoice c ON c.id = i.credits
      CROSS JOIN LATERAL jsonb_to_record(i.content) AS b ("orderNumber" text, buyer jsonb, "placeOfSupply" jsonb,
        "isWithinState" boolean, lines jsonb)`,
    where: (days) => sql.join(isWithin(sql`i.issued_at`, days), sql` AND `),
    by: sql`i.issued_at`,
    id: sql`i.id`,
  },
  {
    columns: sql`e.source, e.id, e.day, e.mode, e.reference, e.amount_paise, e.is_correction, ${numbers} AS numbers,
      coalesce(${name}, '') AS name`,
    from: sql`money_entry e`,
    where: (days) => sql`e.source <> 'payout' AND ${isBetween(sql`e.day`, days)}`,
    by: midnight(sql`e.day`),
    id: sql`e.id`,
  },
  {
    columns: sql`'scheme-credit' AS source, e.id, ${creditDay} AS day, m.name, -e.amount_paise AS paise,
      m.number AS passbook, o.number AS order_number`,
    from: sql`membership_entry e JOIN membership m ON m.id = e.membership_id JOIN orders o ON o.id = e.order_id`,
    where: (days) => isBetween(creditDay, days),
    by: midnight(creditDay),
    id: sql`e.id`,
  },
];
