import type { ListTaxQuery, ListTaxYearQuery } from '@shop/contracts/reports/tax/requests';
import type { TaxRowView, TaxYearRowView } from '@shop/contracts/reports/tax/views';
import { daysOfQuarter } from '@shop/contracts/rules/desk/tax-quarters';
import { sql } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** Raw SQL: lists over a view. */

const challanOf = sql`CASE WHEN ch.id IS NOT NULL
  THEN jsonb_build_object('bsrCode', ch.bsr_code, 'serial', ch.serial, 'paidOn', ch.paid_on) END`;

export const taxListing: Listing<ListTaxQuery, TaxRowView, TaxRowView> = {
  name: 'commission-tax',
  columns: sql`t.id, t.referrer_id, t.payee ->> 'name' AS name, r.code, t.payee ->> 'pan' AS pan, t.tax_section AS section,
    t.day, t.credited_on, t.booked_on, t.paid_on, t.reference, t.gross_paise, t.taxable_paise, t.basis_points,
    t.tax_paise, ${challanOf} AS challan`,
  from: sql`commission_tax t JOIN referrer r ON r.id = t.referrer_id LEFT JOIN tax_challan ch ON ch.id = t.challan_id`,
  key: sql`t.id`,
  sorts: {
    newest: { by: sql`(t.day - date '2000-01-01')`, kind: 'number', descending: true },
    name: { by: sql`t.payee ->> 'name'`, kind: 'text' },
    tax: { by: sql`t.tax_paise`, kind: 'number', descending: true },
  },
  conditions: ({ search = '', quarter, open }) => [
    ...hasWords(sql`concat_ws(' ', t.payee ->> 'name', r.code, t.payee ->> 'pan', ch.serial)`, search),
    ...(quarter ? [within(quarter)] : []),
    ...(open ? [sql`t.tax_paise > 0 AND t.challan_id IS NULL`] : []),
  ],
  viewOf: (row) => row,
};

function within(quarter: string) {
  const { from, to } = daysOfQuarter(quarter);
  return sql`t.day BETWEEN ${from}::date AND ${to}::date`;
}

const inQuarter = (from: number, paise: 'gross_paise' | 'tax_paise') =>
  sql`coalesce(sum(${sql.ref(`t.${paise}`)})
    FILTER (WHERE extract(month FROM t.day) BETWEEN ${from}::integer AND ${from + 2}::integer), 0)`;
const quarter = (from: number) =>
  sql`jsonb_build_object('grossPaise', ${inQuarter(from, 'gross_paise')}, 'taxPaise', ${inQuarter(from, 'tax_paise')})`;

/** By the name, the address and the PAN that are known now: the certificate goes to who they are now. */
const referrersIn = (year: string) => sql`referrer r JOIN (
    SELECT t.referrer_id, max(t.tax_section) AS section, sum(t.gross_paise)::bigint AS gross_paise,
      sum(t.tax_paise)::bigint AS tax_paise,
      coalesce(sum(t.tax_paise) FILTER (WHERE t.challan_id IS NOT NULL), 0)::bigint AS deposited_paise,
      jsonb_build_array(${quarter(4)}, ${quarter(7)}, ${quarter(10)}, ${quarter(1)}) AS quarters,
      coalesce(jsonb_agg(DISTINCT ${challanOf}) FILTER (WHERE ch.id IS NOT NULL), '[]') AS challans
    FROM commission_tax t LEFT JOIN tax_challan ch ON ch.id = t.challan_id
    WHERE t.tax_year = ${year} GROUP BY t.referrer_id) y ON y.referrer_id = r.id`;

export const taxYearListing = (year: string): Listing<ListTaxYearQuery, TaxYearRowView, TaxYearRowView> => ({
  name: 'tax-year',
  columns: sql`r.id, r.name, r.code, r.pan, r.address, y.section, ${year}::text AS year, y.gross_paise, y.tax_paise,
    y.deposited_paise, y.quarters, y.challans`,
  from: referrersIn(year),
  key: sql`r.id`,
  sorts: {
    name: { by: sql`r.name`, kind: 'text' },
    tax: { by: sql`y.tax_paise`, kind: 'number', descending: true },
  },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', r.name, r.code, r.pan)`, search),
  viewOf: (row) => row,
});
