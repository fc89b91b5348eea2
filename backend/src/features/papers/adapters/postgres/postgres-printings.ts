import { Injectable } from '@nestjs/common';
import type { PrintingView } from '@shop/contracts/papers/views';
import type { Paper } from '@shop/contracts/rules/papers/papers';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Printings, type NewPrinting } from '../../application/printings.ts';

@Injectable()
export class PostgresPrintings extends Printings {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, paper, orders, requestedBy, at }: NewPrinting): Promise<void> {
    await this.database.run(sql`
      INSERT INTO printing (id, paper, orders, requested_at, requested_by)
      VALUES (${id}, ${paper}, ${JSON.stringify(orders)}::jsonb, ${at}, ${requestedBy})`);
  }

  find(id: string, requestedBy: string): Promise<PrintingView | null> {
    return this.database.row(sql<PrintingView>`
      SELECT id, paper, jsonb_array_length(orders) AS orders, state, requested_at FROM printing
      WHERE id = ${id} AND requested_by = ${requestedBy}`);
  }

  file(id: string, requestedBy: string): Promise<{ paper: Paper; bytes: Uint8Array } | null> {
    return this.database.row(sql<{ paper: Paper; bytes: Uint8Array }>`
      SELECT paper, file AS bytes FROM printing
      WHERE id = ${id} AND requested_by = ${requestedBy} AND state = 'done'`);
  }

  waiting(id: string): Promise<Pick<NewPrinting, 'paper' | 'orders'> | null> {
    return this.database.row(sql<Pick<NewPrinting, 'paper' | 'orders'>>`
      SELECT paper, orders FROM printing WHERE id = ${id} AND state = 'waiting'`);
  }

  async finish(id: string, bytes: Uint8Array): Promise<void> {
    await this.database.run(sql`
      UPDATE printing SET state = 'done', file = ${Buffer.from(bytes)} WHERE id = ${id} AND state = 'waiting'`);
  }

  async fail(id: string): Promise<void> {
    await this.database.run(sql`UPDATE printing SET state = 'failed' WHERE id = ${id} AND state = 'waiting'`);
  }

  async forget(id: string): Promise<void> {
    await this.database.run(sql`DELETE FROM printing WHERE id = ${id}`);
  }
}
