import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { StockEntryView, StockView } from '@shop/contracts/products/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { Shelf, type StockChange } from '../../application/shelf.ts';

interface Asked {
  productId: string;
  cursor: string | undefined;
}

const entries: Listing<Asked, StockEntryView, StockEntryView> = {
  name: 'stock-entries',
  columns: sql`e.id, e.at, e.change, e.reason, e.note, o.number AS order_number, e.actor_name`,
  from: sql`stock_entry e LEFT JOIN orders o ON o.id = e.order_id`,
  key: sql`e.id`,
  sorts: { newest: { by: sql`e.at`, kind: 'instant', descending: true } },
  conditions: ({ productId }) => [sql`e.product_id = ${productId}::uuid`],
  viewOf: (row) => row,
};

@Injectable()
export class PostgresShelf extends Shelf {
  constructor(private readonly database: Database) {
    super();
  }

  async look(productId: string): Promise<StockView | null> {
    const product = await this.database.row(sql<{ stock: number | null }>`
      SELECT stock FROM product WHERE id = ${productId}`);
    return product && this.withHeld(productId, product.stock);
  }

  async hold(productId: string): Promise<StockView | null> {
    const product = await this.database.row(sql<{ stock: number | null }>`
      SELECT stock FROM product WHERE id = ${productId} FOR NO KEY UPDATE`);
    return product && this.withHeld(productId, product.stock);
  }

  async booked(productId: string): Promise<number> {
    const row = await this.database.row(sql<{ booked: number }>`
      SELECT coalesce(sum(change), 0)::integer AS booked FROM stock_entry WHERE product_id = ${productId}`);
    return row?.booked ?? 0;
  }

  /** What is held is counted anew too: a copy of the release before takes goods without noting it beside them. */
  async book({ productId, change, reason, note, actorName, at }: StockChange, free: number | null) {
    await this.database.run(sql`
      UPDATE product SET stock = ${free}::integer,
        counted_since = CASE WHEN stock IS NULL AND ${free}::integer IS NOT NULL THEN ${at}::timestamptz
          ELSE counted_since END, (held, strangers) = (
          SELECT coalesce(-sum(e.change), 0), coalesce(-sum(e.change) FILTER (WHERE o.from_stranger), 0)
          FROM orders o JOIN stock_entry e ON e.order_id = o.id
          WHERE o.state IN ('placed', 'confirmed') AND e.product_id = ${productId})
      WHERE id = ${productId}`);
    if (change === 0) return;
    await this.database.run(sql`
      INSERT INTO stock_entry (id, product_id, at, change, reason, note, actor_name)
      VALUES (uuidv7(), ${productId}, ${at}, ${change}, ${reason}, ${note}, ${actorName})`);
  }

  entries(productId: string, { cursor }: ListQuery): Promise<ListPage<StockEntryView>> {
    return pageOf(this.database, entries, { productId, cursor });
  }

  /** Read after the product: whatever changed its stock before has written the ledger by then. */
  private async withHeld(productId: string, free: number | null): Promise<StockView> {
    const row = await this.database.row(sql<{ held: number }>`
      SELECT coalesce(-sum(e.change), 0)::integer AS held FROM orders o JOIN stock_entry e ON e.order_id = o.id
      WHERE o.state IN ('placed', 'confirmed') AND e.product_id = ${productId}`);
    return { free, held: row?.held ?? 0 };
  }
}
