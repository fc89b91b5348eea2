import { Injectable } from '@nestjs/common';
import type { EnterChallanRequest } from '@shop/contracts/reports/tax/requests';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { ChallanRepository } from '../../application/tax-challans.ts';

/** Raw SQL: two tables are marked by their view. */
@Injectable()
export class PostgresChallanRepository extends ChallanRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async enter({ bsrCode, serial, paidOn }: EnterChallanRequest, by: string, at: Date): Promise<string> {
    const challan = { id: this.identifiers.uuid(), bsrCode, serial, paidOn, enteredAt: at, enteredBy: by };
    await this.database.run(
      db
        .insertInto('tax_challan')
        .values(challan)
        .onConflict((oc) => oc.doNothing()),
    );
    const row = await this.database.row(
      db
        .selectFrom('tax_challan')
        .select('id')
        .where('bsrCode', '=', bsrCode)
        .where('serial', '=', serial)
        .where('paidOn', '=', paidOn),
    );
    if (!row) throw new Error('A challan that was entered is there');
    return row.id;
  }

  async cover(challanId: string, month: string, taxPaise: number) {
    // The fourth letter of a company's PAN is C; its tax is paid under another head (0020) than that of others (0021).
    const row = await this.database.row(sql<{ openPaise: number; coveredPaise: number }>`
      WITH open AS (
        SELECT id, tax_paise, coalesce(substr(payee ->> 'pan', 4, 1) = 'C', false) AS is_company FROM commission_tax
        WHERE to_char(day, 'YYYY-MM') = ${month} AND tax_paise > 0 AND challan_id IS NULL),
      sums AS (
        SELECT coalesce(sum(tax_paise), 0)::bigint AS whole, sum(tax_paise) FILTER (WHERE is_company) AS of_companies,
          sum(tax_paise) FILTER (WHERE NOT is_company) AS of_others FROM open),
      chosen AS (
        SELECT id FROM open, sums WHERE CASE ${taxPaise}::bigint
          WHEN whole THEN true WHEN of_companies THEN is_company WHEN of_others THEN NOT is_company ELSE false END),
      credits AS (
        UPDATE commission_credit SET challan_id = ${challanId} WHERE id IN (SELECT id FROM chosen) AND challan_id IS NULL
        RETURNING tax_paise),
      payouts AS (
        UPDATE payout SET challan_id = ${challanId} WHERE id IN (SELECT id FROM chosen) AND challan_id IS NULL
          AND (state <> 'failed' OR tax_stands)
        RETURNING tax_paise)
      SELECT whole AS open_paise, (SELECT coalesce(sum(tax_paise), 0) FROM (
          SELECT tax_paise FROM credits UNION ALL SELECT tax_paise FROM payouts) covered)::bigint AS covered_paise
      FROM sums`);
    return row ?? { openPaise: 0, coveredPaise: 0 };
  }

  async remove(challanId: string): Promise<object | null> {
    for (const table of ['commission_credit', 'payout'] as const) {
      await this.database.run(
        db.updateTable(table).set({ challanId: null }).where('challanId', '=', challanId),
      );
    }
    return this.database.row(
      db.deleteFrom('tax_challan').where('id', '=', challanId).returning(['bsrCode', 'serial', 'paidOn']),
    );
  }
}
