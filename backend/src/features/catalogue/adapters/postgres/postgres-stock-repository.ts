import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { StockEntryView, StockView } from '@shop/contracts/products/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { StockRepository, type StockChange } from '../../application/stock-repository.ts';

/** Raw SQL: the list, and a product’s stock with what is held of it counted anew. */

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
export class PostgresStockRepository extends StockRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async look(productId: string): Promise<StockView | null> {
    const product = await this.database.row(stockOf(productId));
    return product && this.withHeld(productId, product.stock);
  }

  async hold(productId: string): Promise<StockView | null> {
    const product = await this.database.row(stockOf(productId).forNoKeyUpdate());
    return product && this.withHeld(productId, product.stock);
  }

  async booked(productId: string): Promise<number> {
    const row = await this.database.row(
      db
        .selectFrom('stock_entry')
        .select(sql<number>`coalesce(sum(change), 0)::integer`.as('booked'))
        .where('productId', '=', productId),
    );
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
    const id = sql<string>`uuidv7()`;
    await this.database.run(
      db.insertInto('stock_entry').values({ id, productId, at, change, reason, note, actorName }),
    );
  }

  entries(productId: string, { cursor }: ListQuery): Promise<ListPage<StockEntryView>> {
    return pageOf(this.database, entries, { productId, cursor });
  }

  /** Read after the product: whatever changed its stock before has written the ledger by then. */
  private async withHeld(productId: string, free: number | null): Promise<StockView> {
    const row = await this.database.row(
      db
        .selectFrom('orders as o')
        .innerJoin('stock_entry as e', 'e.orderId', 'o.id')
        .select(sql<number>`coalesce(-sum(e.change), 0)::integer`.as('held'))
        .where('o.state', 'in', ['placed', 'confirmed'])
        .where('e.productId', '=', productId),
    );
    return { free, held: row?.held ?? 0 };
  }
}

function stockOf(productId: string) {
  return db.selectFrom('product').select('stock').where('id', '=', productId);
}
