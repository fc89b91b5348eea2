import { Injectable } from '@nestjs/common';
import type { PrintingView } from '@shop/contracts/documents/views';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import type { NotNull } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Printings, type NewPrinting } from '../../application/printings.ts';

@Injectable()
export class PostgresPrintings extends Printings {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, paper, orders, requestedBy, at }: NewPrinting): Promise<void> {
    await this.database.run(
      db.insertInto('printing').values({ id, paper, orders: jsonb(orders), requestedAt: at, requestedBy }),
    );
  }

  find(id: string, requestedBy: string): Promise<PrintingView | null> {
    return this.database.row(
      db
        .selectFrom('printing')
        .select(({ fn }) => [
          'id',
          'paper',
          fn<number>('jsonb_array_length', ['orders']).as('orders'),
          'state',
          'requestedAt',
        ])
        .where('id', '=', id)
        .where('requestedBy', '=', requestedBy),
    );
  }

  file(id: string, requestedBy: string): Promise<{ paper: DocumentKind; bytes: Uint8Array } | null> {
    return this.database.row(
      db
        .selectFrom('printing')
        .select(['paper', 'file as bytes'])
        .where('id', '=', id)
        .where('requestedBy', '=', requestedBy)
        .where('state', '=', 'done')
        .$narrowType<{ bytes: NotNull }>(),
    );
  }

  waiting(id: string): Promise<Pick<NewPrinting, 'paper' | 'orders'> | null> {
    return this.database.row(
      db
        .selectFrom('printing')
        .select(['paper', 'orders'])
        .where('id', '=', id)
        .where('state', '=', 'waiting'),
    );
  }

  async finish(id: string, bytes: Uint8Array): Promise<void> {
    await this.database.run(waiting(id).set({ state: 'done', file: Buffer.from(bytes) }));
  }

  async fail(id: string): Promise<void> {
    await this.database.run(waiting(id).set({ state: 'failed' }));
  }

  async forget(id: string): Promise<void> {
    await this.database.run(db.deleteFrom('printing').where('id', '=', id));
  }
}

/** A change of what is still to be printed. */
function waiting(id: string) {
  return db.updateTable('printing').where('id', '=', id).where('state', '=', 'waiting');
}
