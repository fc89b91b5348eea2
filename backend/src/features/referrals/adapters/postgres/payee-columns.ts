import { sql } from 'kysely';

/** Raw SQL: parts of statements about `referrer r`. */

export const payeeOf = sql`jsonb_build_object('name', r.name, 'address', r.address, 'pan', r.pan, 'upiId', r.upi_id,
  'accountName', r.account_name, 'accountNumber', r.account_number, 'ifsc', r.ifsc)`;

/** What of a financial year was credited or paid already, and what of it was taxed. */
export const inYearOf = (taxYear: string) => sql`
  SELECT coalesce(sum(t.gross_paise), 0)::bigint AS gross_paise, coalesce(sum(t.taxable_paise), 0)::bigint AS taxable_paise
  FROM commission_tax t WHERE t.referrer_id = r.id AND t.tax_year = ${taxYear}`;
