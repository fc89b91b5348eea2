import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { AuditLog, type AuditEntry } from '../../../shared/records/audit-log.ts';
import { Removal, type RemovableKind } from '../../../shared/records/removal.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Database } from '../database.ts';
import { stillNamedBy } from '../database-errors.ts';

/** Raw SQL: the same statements delete rows of several tables. */

interface KindInTable {
  table: string;
  /** What the audit log keeps of it. */
  kept: RawBuilder<unknown>;
  /** What has to stand elsewhere before it goes. */
  first?: (id: string) => RawBuilder<unknown>;
  /** Rows that are nothing without it. */
  parts: readonly { table: string; where: (id: string) => RawBuilder<unknown> }[];
  /** Orders name it in what they were before they were edited, too: no foreign key sees that. */
  isOrdered?: true;
}

const KINDS: Record<RemovableKind, KindInTable> = {
  category: {
    table: 'category',
    kept: sql`name, name_ta, slug, description`,
    // Old addresses of products that moved out of it lead to where they are.
    first: (id) => sql`UPDATE slug_redirect r SET category_id = p.category_id
      FROM product p WHERE p.id = r.product_id AND r.category_id = ${id} AND p.category_id <> ${id}`,
    parts: [{ table: 'slug_redirect', where: (id) => sql`category_id = ${id} AND product_id IS NULL` }],
  },
  city: {
    table: 'city',
    kept: sql`name, slug, state_code, introduction`,
    parts: [{ table: 'city_redirect', where: (id) => sql`city_id = ${id}` }],
  },
  'pickup-location': {
    table: 'pickup_location',
    kept: sql`name, contact, phone, address, city, pin_code, state_code, hours`,
    parts: [],
    isOrdered: true,
  },
  product: {
    table: 'product',
    kept: sql`code, name, name_ta, content, unit, mrp_paise, net_paise, description, state`,
    parts: [
      { table: 'product_picture', where: (id) => sql`product_id = ${id}` },
      { table: 'slug_redirect', where: (id) => sql`product_id = ${id}` },
    ],
    isOrdered: true,
  },
  'ready-list': { table: 'ready_list', kept: sql`name, name_ta, sentence, lines, active`, parts: [] },
};

/** Foreign keys refuse what something stands on; of ledgers and orders the serving role may delete nothing. */
@Injectable()
export class PostgresRemoval extends Removal {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  remove(kind: RemovableKind, id: string, actor: AuditEntry['actor']): Promise<{ id: string }> {
    const { table, kept, first, parts, isOrdered } = KINDS[kind];
    return this.transaction.run(async () => {
      const before = found(
        await this.database.row(sql<object>`
          SELECT ${kept} FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`),
      );
      if (first) await this.database.run(first(id));
      for (const part of parts)
        await this.database.run(sql`DELETE FROM ${sql.table(part.table)} WHERE ${part.where(id)}`);
      await this.delete(table, id);
      if (isOrdered && (await this.wasInAnOrder(id)))
        throw new DomainError('conflict', 'record-used', { by: 'orders' });
      await this.audit.record({
        actor,
        action: `${kind}.deleted`,
        subject: `${kind}/${id}`,
        before,
        after: null,
      });
      return { id };
    });
  }

  private async delete(table: string, id: string): Promise<void> {
    try {
      await this.database.run(sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`);
    } catch (error) {
      const by = stillNamedBy(error);
      if (by === null) throw error;
      throw new DomainError('conflict', 'record-used', { by }, { cause: error });
    }
  }

  private async wasInAnOrder(id: string): Promise<boolean> {
    const row = await this.database.row(sql<object>`
      SELECT 1 AS one FROM order_revision WHERE strpos(content::text, ${id}) > 0 LIMIT 1`);
    return row !== null;
  }
}
