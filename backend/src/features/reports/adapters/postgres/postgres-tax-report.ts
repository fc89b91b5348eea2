import { Injectable } from '@nestjs/common';
import type { ListTaxQuery, ListTaxYearQuery } from '@shop/contracts/reports/tax/requests';
import type { ChallanSumView, TaxMonthView } from '@shop/contracts/reports/tax/views';
import { sql } from 'kysely';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { TaxReport } from '../../application/tax-report.ts';
import { taxListing, taxYearListing } from './tax-lists.ts';

/** Raw SQL: sums of what the list shows. */
@Injectable()
export class PostgresTaxReport extends TaxReport {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  page(query: ListTaxQuery) {
    return this.replica.read((reads) => pageOf(reads, taxListing, query));
  }

  all(query: ListTaxQuery) {
    return this.replica.readLong((reads) => allOf(reads, taxListing, query));
  }

  sums(query: ListTaxQuery) {
    return this.replica.read(async (reads) => ({
      months: await reads.rows(monthsOf(query)),
      challans: await reads.rows(challansOf(query)),
    }));
  }

  yearPage(query: ListTaxYearQuery, year: string) {
    return this.replica.read((reads) => pageOf(reads, taxYearListing(year), query));
  }

  wholeYear(query: ListTaxYearQuery, year: string) {
    return this.replica.readLong((reads) => allOf(reads, taxYearListing(year), query));
  }
}

const asked = (query: ListTaxQuery) =>
  sql`${taxListing.from} WHERE ${sql.join([sql`true`, ...taxListing.conditions(query)], sql` AND `)}`;

const monthsOf = (query: ListTaxQuery) => sql<TaxMonthView>`
  SELECT to_char(t.day, 'YYYY-MM') AS month, sum(t.gross_paise)::bigint AS gross_paise,
    sum(t.tax_paise)::bigint AS tax_paise,
    coalesce(sum(t.tax_paise) FILTER (WHERE t.challan_id IS NULL), 0)::bigint AS open_paise
  FROM ${asked(query)} GROUP BY 1 ORDER BY 1 DESC`;

const challansOf = (query: ListTaxQuery) => sql<ChallanSumView>`
  SELECT ch.id, ch.bsr_code, ch.serial, ch.paid_on, sum(t.tax_paise)::bigint AS tax_paise
  FROM ${asked(query)} AND ch.id IS NOT NULL GROUP BY ch.id ORDER BY ch.paid_on DESC, ch.id`;
