import { Injectable } from '@nestjs/common';
import type { OrderedRowView } from '@shop/contracts/listing/views';
import { sql, type RawBuilder } from 'kysely';
import { AuditLog, type AuditEntry } from '../../../shared/records/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Ordering, type OrderedList } from '../../../shared/records/ordering.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Database } from '../database.ts';

/** Raw SQL: the same statements order the rows of several tables. */

interface ListInTable {
  /** Where it is not named as the list is. */
  table?: string;
  /** The column by which rows are known. */
  key: string;
  name: RawBuilder<unknown>;
  /** The column by which the table has several lists. */
  within?: string;
  /** What staff look at; the rest keeps its place among it. */
  shown?: RawBuilder<unknown>;
}

const LISTS: Record<OrderedList, ListInTable> = {
  brand: { key: 'id', name: sql`name`, shown: sql`active` },
  category: { key: 'id', name: sql`name` },
  city: { key: 'id', name: sql`name` },
  'pickup-location': { table: 'pickup_location', key: 'id', name: sql`name` },
  'product-tag': { table: 'product_tag', key: 'id', name: sql`name`, shown: sql`active` },
  'ready-list': { table: 'ready_list', key: 'id', name: sql`name`, shown: sql`active` },
  state: { key: 'code', name: sql`name`, shown: sql`served` },
  product: {
    key: 'id',
    name: sql`concat_ws(' · ', code, concat_ws(', ', name, content))`,
    within: 'category_id',
    shown: sql`state <> 'archived'`,
  },
};

interface Row extends OrderedRowView {
  position: number;
  within: string;
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

  of(list: OrderedList, within?: string): Promise<OrderedRowView[]> {
    const { table = list, key, name, within: by, shown = sql`true` } = LISTS[list];
    return this.database.rows(sql<OrderedRowView>`
      SELECT ${sql.ref(key)} AS id, ${name} AS name FROM ${sql.table(table)}
      WHERE ${shown} AND ${by && within ? sql`${sql.ref(by)} = ${within}` : sql`true`}
      ORDER BY position, ${sql.ref(key)}`);
  }

  place(
    list: OrderedList,
    id: string,
    before: string | null,
    actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]> {
    return this.transaction.run(async () => {
      const rows = await this.held(list, id);
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
      return this.of(list, row.within);
    });
  }

  /** All rows of its list in their order, held by key so that two who sort wait for each other. */
  private async held(list: OrderedList, id: string): Promise<Row[]> {
    const { table: where = list, key: column, name, within: by } = LISTS[list];
    const [key, table] = [sql.ref(column), sql.table(where)];
    const within = by ? sql.ref(by) : sql`''`;
    const rows = await this.database.rows(sql<Row>`
      SELECT ${key} AS id, ${name} AS name, position, ${within} AS within FROM ${table}
      WHERE ${within} = (SELECT ${within} FROM ${table} WHERE ${key} = ${id}) ORDER BY ${key} FOR NO KEY UPDATE`);
    return rows.toSorted((one, other) => one.position - other.position);
  }

  private async number(list: OrderedList, rows: readonly Row[]): Promise<void> {
    const { table = list, key: column } = LISTS[list];
    const key = sql.ref(`t.${column}`);
    await this.database.run(sql`
      UPDATE ${sql.table(table)} t SET position = o.position
      FROM unnest(${rows.map(({ id }) => id)}::text[]) WITH ORDINALITY AS o (id, position)
      WHERE ${key}::text = o.id AND t.position <> o.position`);
  }
}
