import { Injectable } from '@nestjs/common';
import type { DemonstrationUse, DemonstrationView } from '@shop/contracts/shop/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { DemonstrationRows } from '../../application/demonstration.ts';

type Rows = DemonstrationView['rows'];

/** Raw SQL: functions of the database (`functions.sql`). */
@Injectable()
export class PostgresDemonstration extends DemonstrationRows {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
  ) {
    super();
  }

  uses(withChanged: boolean): Promise<DemonstrationUse[]> {
    return this.database.rows(sql<DemonstrationUse>`
      SELECT kind, number FROM demonstration_in_use(${withChanged}) ORDER BY kind, number`);
  }

  remove(withChanged: boolean): Promise<Rows> {
    return this.database.rows(sql<Rows[number]>`
      SELECT kind, removed, kept FROM remove_demonstration(${withChanged})`);
  }

  async preview(withChanged: boolean): Promise<Rows> {
    const undone = new Undone();
    await this.transaction
      .run(async () => {
        undone.rows = await this.remove(withChanged);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return undone.rows;
  }
}

/** Rolls the transaction back, with what it did. */
class Undone extends Error {
  rows: Rows = [];
}
