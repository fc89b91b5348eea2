import { Injectable } from '@nestjs/common';
import { MOST_NAMED, type LeftMoneyView, type LeftOverView } from '@shop/contracts/reports/month';
import type { Day } from '@shop/contracts/rules/days';
import { HAS_LEFT } from '@shop/contracts/rules/orders/order-states';
import { sql, type RawBuilder } from 'kysely';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { MonthLeftovers } from '../../application/month-report.ts';

/** Raw SQL: what lacks something in another ledger. */
@Injectable()
export class PostgresMonthLeftovers extends MonthLeftovers {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  read(from: Day, to: Day, over: Day) {
    return this.replica.read(async (reads) => {
      const money = async (query: RawBuilder<LeftMoneyView>) =>
        (await reads.row(query)) ?? { count: 0, paise: 0 };
      const named = async (query: RawBuilder<LeftOverView>) =>
        (await reads.row(query)) ?? { count: 0, numbers: [] };
      return {
        bankRows: await money(openRows(from, to)),
        unbacked: await money(unbacked(from, to)),
        withoutHsn: await named(withoutHsn(from, to)),
        withoutInvoice: await named(withoutInvoice(from, to)),
        withoutIrn: await named(withoutIrn(from, to)),
        payoutsSent: await money(payoutsSent(to)),
        uncredited: await money(uncredited(over)),
        taxOpen: await money(taxOpen(from, to)),
      };
    });
  }
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` AND `);

const openRows = (from: Day, to: Day) => sql<LeftMoneyView>`
  SELECT count(*)::integer AS count, coalesce(sum(r.amount_paise), 0)::bigint AS paise
  FROM open_bank_row r WHERE r.day BETWEEN ${from}::date AND ${to}::date`;

const unbacked = (from: Day, to: Day) => sql<LeftMoneyView>`
  SELECT count(*)::integer AS count, coalesce(sum(e.amount_paise), 0)::bigint AS paise
  FROM money_entry e WHERE e.day BETWEEN ${from}::date AND ${to}::date AND e.is_backed = false`;

/** The numbers of `found (number)`. */
const named = (found: RawBuilder<unknown>) => sql<LeftOverView>`
  WITH found AS (${found})
  SELECT count(*)::integer AS count,
    ARRAY(SELECT number FROM found ORDER BY number LIMIT ${MOST_NAMED}) AS numbers FROM found`;

const withoutHsn = (from: Day, to: Day) =>
  named(sql`
  SELECT i.number FROM invoice i WHERE ${all(isWithin(sql`i.issued_at`, { from, to }))}
    AND jsonb_path_exists(i.content, '$.lines[*] ? (@.hsn == "")')`);

const withoutInvoice = (from: Day, to: Day) =>
  named(sql`
  SELECT o.number FROM orders o
  WHERE o.state = ANY(${[...HAS_LEFT]}::text[])
    AND EXISTS (SELECT FROM setting s WHERE s.section = 'identity' AND s.value ->> 'gstin' <> '')
    AND EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id AND e.kind = 'dispatched'
      AND ${all(isWithin(sql`e.at`, { from, to }))})
    AND NOT EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id AND i.kind = 'invoice'
      AND NOT EXISTS (SELECT FROM invoice c WHERE c.credits = i.id AND NOT c.is_part)
      AND NOT EXISTS (SELECT FROM e_invoice r WHERE r.invoice_id = i.id AND r.cancelled_on IS NOT NULL))`);

const withoutIrn = (from: Day, to: Day) =>
  named(sql`
  SELECT g.number FROM invoice_registration g
  WHERE g.state = 'missing' AND ${all(isWithin(sql`g.issued_at`, { from, to }))}`);

const payoutsSent = (to: Day) => sql<LeftMoneyView>`
  SELECT count(*)::integer AS count, coalesce(sum(p.gross_paise - p.tax_paise), 0)::bigint AS paise
  FROM payout p JOIN payout_batch b ON b.id = p.batch_id
  WHERE p.state = 'sent' AND ${all(isWithin(sql`b.approved_at`, { to }))}`;

const uncredited = (over: Day) => sql<LeftMoneyView>`
  SELECT count(*)::integer AS count, coalesce(sum(u.gross_paise), 0)::bigint AS paise
  FROM (SELECT (${over}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' AS at) ended
  CROSS JOIN commission_sum s CROSS JOIN LATERAL commission_uncredited(s.referrer_id, ended.at) u
  WHERE u.gross_paise <> 0 AND u.since < ended.at`;

const taxOpen = (from: Day, to: Day) => sql<LeftMoneyView>`
  SELECT count(*)::integer AS count, coalesce(sum(t.tax_paise), 0)::bigint AS paise
  FROM commission_tax t
  WHERE t.tax_paise > 0 AND t.challan_id IS NULL AND t.day BETWEEN ${from}::date AND ${to}::date`;
