import { Injectable } from '@nestjs/common';
import type { CommissionCreditView, UncreditedMonthView } from '@shop/contracts/commission-credits/views';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import { addMonths, firstDayOf, type Month } from '@shop/contracts/rules/months';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  CommissionCreditRepository,
  type NewCredit,
  type Uncredited,
} from '../../application/commission-credit-repository.ts';
import { inYearOf, payeeOf } from './payee-columns.ts';

/** Raw SQL: sums of the ledger by function, and an entry from what is inserted. */

type UncreditedRow = Omit<Uncredited, 'taxedInYear'> & { grossInYear: number; taxableInYear: number };

interface OfReferrer {
  referrerId: string;
  cursor?: string | undefined;
}

const ownListing: Listing<OfReferrer, CommissionCreditView, CommissionCreditView> = {
  name: 'own-credits',
  columns: sql`t.month, t.credited_on, t.gross_paise, t.tax_paise, t.basis_points, t.paid_on`,
  from: sql`commission_tax t`,
  key: sql`t.id`,
  sorts: { newest: { by: sql`t.month`, kind: 'text', descending: true } },
  conditions: ({ referrerId }) => [sql`t.referrer_id = ${referrerId}`, sql`t.month IS NOT NULL`],
  viewOf: (row) => row,
};

/** The first moment after a month. */
const endOf = (month: Month) =>
  sql`(${firstDayOf(addMonths(month, 1))}::date::timestamp AT TIME ZONE 'Asia/Kolkata')`;
const monthAt = (at: ReturnType<typeof sql>) => sql`to_char(${at} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM')`;

@Injectable()
export class PostgresCommissionCredits extends CommissionCreditRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  uncreditedMonths(before: Month): Promise<UncreditedMonthView[]> {
    return this.database.rows(sql<UncreditedMonthView>`
      SELECT ${monthAt(sql`u.since`)} AS month, count(*)::integer AS referrers, sum(u.gross_paise)::bigint AS gross_paise
      FROM commission_sum s
      CROSS JOIN LATERAL commission_uncredited(s.referrer_id, ${endOf(addMonths(before, -1))}) u
      WHERE u.gross_paise <> 0 AND u.since < ${endOf(addMonths(before, -1))} GROUP BY 1 ORDER BY 1`);
  }

  async uncreditedSince(through: Month): Promise<{ month: Month; referrerIds: string[] } | null> {
    const row = await this.database.row(sql<{ month: Month | null; referrerIds: string[] | null }>`
      SELECT ${monthAt(sql`min(u.since)`)} AS month, array_agg(s.referrer_id ORDER BY s.referrer_id) AS referrer_ids
      FROM commission_sum s CROSS JOIN LATERAL commission_uncredited(s.referrer_id, ${endOf(through)}) u
      CROSS JOIN LATERAL commission_uncredited(s.referrer_id,
        (date_trunc('month', u.since AT TIME ZONE 'Asia/Kolkata') + interval '1 month') AT TIME ZONE 'Asia/Kolkata') first
      WHERE u.gross_paise <> 0 OR first.gross_paise <> 0`);
    return row?.month && row.referrerIds ? { month: row.month, referrerIds: row.referrerIds } : null;
  }

  async uncredited(month: Month, taxYear: string, referrerIds: readonly string[]): Promise<Uncredited[]> {
    const rows = await this.database.rows(sql<UncreditedRow>`
      SELECT r.id AS referrer_id, u.gross_paise, u.through_turn, ${payeeOf} AS payee,
        taxed.gross_paise AS gross_in_year, taxed.taxable_paise AS taxable_in_year
      FROM referrer r CROSS JOIN LATERAL commission_uncredited(r.id, ${endOf(month)}) u
      CROSS JOIN LATERAL (${inYearOf(taxYear)}) taxed
      WHERE r.id = ANY(${[...referrerIds]}::uuid[]) AND u.gross_paise <> 0
        AND NOT EXISTS (SELECT FROM commission_credit c WHERE c.referrer_id = r.id AND c.month = ${month})
      ORDER BY r.id`);
    return rows.map(({ grossInYear, taxableInYear, ...row }) => ({
      ...row,
      taxedInYear: { grossPaise: grossInYear, taxablePaise: taxableInYear },
    }));
  }

  async add(credit: NewCredit, at: Date): Promise<void> {
    await this.database.run(sql`
      WITH credit AS (
        INSERT INTO commission_credit (id, referrer_id, month, credited_on, made_at, through_turn, gross_paise, tax_year,
          tax_section, tax_basis_points, taxable_paise, tax_paise, payee)
        VALUES (${this.identifiers.uuid()}, ${credit.referrerId}, ${credit.month}, ${credit.creditedOn}, ${at},
          ${credit.throughTurn}, ${credit.grossPaise}, ${credit.taxYear}, ${credit.taxSection}, ${credit.basisPoints},
          ${credit.taxablePaise}, ${credit.taxPaise}, ${jsonb(credit.payee)})
        RETURNING *)
      INSERT INTO commission_entry (id, referrer_id, credit_id, at, kind, cause, pending_paise, due_paise, paid_paise)
      SELECT uuidv7(), referrer_id, id, CASE WHEN booked_on IS NULL
          THEN (credited_on + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' - interval '1 millisecond' ELSE made_at END,
        'taxed', 'credit', 0, -tax_paise, tax_paise
      FROM credit WHERE tax_paise > 0`);
  }

  ofReferrer(referrerId: string, { cursor }: ListQuery): Promise<ListPage<CommissionCreditView>> {
    return pageOf(this.database, ownListing, { referrerId, cursor });
  }
}
