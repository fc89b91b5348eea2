import { Injectable } from '@nestjs/common';
import type { SentSheet, SheetRow } from '@shop/contracts/sheets/requests';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
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
    const keptSince = new Date(at.getTime() - KEPT).toISOString();
    await this.database.run(db.deleteFrom('sheet_part').where('at', '<', keptSince));
    await this.database.run(
      db
        .insertInto('sheet_part')
        .values({ staffId, sheet, part, at, rows: jsonb(rows) })
        .onConflict((there) => there.doNothing()),
    );
  }

  async whole(staffId: string, { sheet, parts }: SentSheet): Promise<SheetRow[]> {
    const found = await this.database.rows(
      db
        .selectFrom('sheet_part')
        .select('rows')
        .where('staffId', '=', staffId)
        .where('sheet', '=', sheet)
        .where('part', '<', parts)
        .orderBy('part'),
    );
    if (found.length < parts) throw new DomainError('conflict', 'sheet-incomplete', {});
    const all = found.flatMap(({ rows }) => rows);
    if (all.length > MOST_SHEET_ROWS) {
      throw new DomainError('invalid', 'sheet-too-long', { most: MOST_SHEET_ROWS });
    }
    return all;
  }
}
