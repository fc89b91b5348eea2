import { Injectable } from '@nestjs/common';
import type { SentSheet, SheetRow } from '@shop/contracts/change-sets/requests';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { SheetParts } from '../../application/sheet-parts.ts';

/** ms: by then nobody previews it again. */
const KEPT = 86_400_000;

@Injectable()
export class PostgresSheetParts extends SheetParts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async keep(staffId: string, sheet: string, part: number, rows: readonly SheetRow[]): Promise<void> {
    const at = this.clock.now();
    await this.database.run(sql`DELETE FROM sheet_part WHERE at < ${new Date(at.getTime() - KEPT)}`);
    await this.database.run(sql`
      INSERT INTO sheet_part (staff_id, sheet, part, at, rows)
      VALUES (${staffId}, ${sheet}, ${part}, ${at}, ${JSON.stringify(rows)}::jsonb) ON CONFLICT DO NOTHING`);
  }

  async whole(staffId: string, { sheet, parts }: SentSheet): Promise<SheetRow[]> {
    const found = await this.database.rows(sql<{ rows: SheetRow[] }>`
      SELECT rows FROM sheet_part WHERE staff_id = ${staffId} AND sheet = ${sheet} AND part < ${parts}
      ORDER BY part`);
    if (found.length < parts) throw new DomainError('conflict', 'sheet-incomplete', {});
    const all = found.flatMap(({ rows }) => rows);
    if (all.length > MOST_SHEET_ROWS) {
      throw new DomainError('invalid', 'sheet-too-long', { most: MOST_SHEET_ROWS });
    }
    return all;
  }
}
