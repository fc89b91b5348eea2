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

  async cover(challanId: string, month: string): Promise<number> {
    const row = await this.database.row(sql<{ paise: number }>`
      WITH open AS (
        SELECT id, tax_paise FROM commission_tax
        WHERE to_char(day, 'YYYY-MM') = ${month} AND tax_paise > 0 AND challan_id IS NULL),
      credits AS (
        UPDATE commission_credit SET challan_id = ${challanId} WHERE id IN (SELECT id FROM open) AND challan_id IS NULL
        RETURNING tax_paise),
      payouts AS (
        UPDATE payout SET challan_id = ${challanId} WHERE id IN (SELECT id FROM open) AND challan_id IS NULL
          AND (state <> 'failed' OR tax_stands)
        RETURNING tax_paise)
      SELECT coalesce(sum(tax_paise), 0)::bigint AS paise
      FROM (SELECT tax_paise FROM credits UNION ALL SELECT tax_paise FROM payouts) covered`);
    return row?.paise ?? 0;
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
