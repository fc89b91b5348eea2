import { Injectable } from '@nestjs/common';
import type { OrderedRowView } from '@shop/contracts/ordering/views';
import { sql } from 'kysely';
import { AuditLog, type AuditEntry } from '../shared/audit-log.ts';
import { DomainError } from '../shared/domain-error.ts';
import { Ordering, type OrderedList } from '../shared/ordering.ts';
import { Transaction } from '../shared/transaction.ts';
import { Database } from './database.ts';

/** The columns by which rows are known. */
const KEYS: Record<OrderedList, string> = { category: 'id', state: 'code' };

interface Row extends OrderedRowView {
  position: number;
}

@Injectable()
export class PostgresOrdering extends Ordering {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  async of(list: OrderedList): Promise<OrderedRowView[]> {
    const key = sql.ref(KEYS[list]);
    return this.database.rows(sql<OrderedRowView>`
      SELECT ${key} AS id, name FROM ${sql.table(list)} ORDER BY position, ${key}`);
  }

  place(
    list: OrderedList,
    id: string,
    before: string | null,
    actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.transaction.run(async () => {
      const rows = await this.held(list);
      const row = rows.find((each) => each.id === id);
      const others = rows.filter((each) => each.id !== id);
      const to = before === null ? others.length : others.findIndex((each) => each.id === before);
      if (!row || to < 0) throw new DomainError('not-found', 'not-found', {});
      await this.number(list, others.toSpliced(to, 0, row));
      await this.audit.record({
        actor,
        action: `${list}.placed`,
        subject: `${list}/${id}`,
        before: { place: rows.indexOf(row) + 1 },
        after: { place: to + 1 },
      });
      return this.of(list);
    });
  }

  /** All rows in their order, held by key so that two who sort wait for each other; orders of shoppers do not wait. */
  private async held(list: OrderedList): Promise<Row[]> {
    const key = sql.ref(KEYS[list]);
    const rows = await this.database.rows(sql<Row>`
      SELECT ${key} AS id, name, position FROM ${sql.table(list)} ORDER BY ${key} FOR NO KEY UPDATE`);
    return rows.toSorted((one, other) => one.position - other.position);
  }

  private async number(list: OrderedList, rows: readonly Row[]): Promise<void> {
    const key = sql.ref(`t.${KEYS[list]}`);
    await this.database.run(sql`
      UPDATE ${sql.table(list)} t SET position = o.position
      FROM unnest(${rows.map(({ id }) => id)}::text[]) WITH ORDINALITY AS o (id, position)
      WHERE ${key}::text = o.id AND t.position <> o.position`);
  }
}
