import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ShopContents, type ThingsThere } from '../../application/opening.ts';

/** Raw SQL: counts over several tables in one statement, and functions of the database (`functions.sql`). */
@Injectable()
export class PostgresShopContents extends ShopContents {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  async facts(): Promise<ThingsThere> {
    return (await this.database.row(sql<ThingsThere>`SELECT
      (SELECT count(*) FROM state WHERE served)::integer AS served_states,
      (SELECT count(*) FROM pickup_location l JOIN state s ON s.code = l.state_code
        WHERE l.active AND s.served)::integer AS pickup_locations,
      (SELECT count(*) FROM state WHERE served AND door_delivery_paise IS NOT NULL)::integer AS door_states,
      (SELECT count(*) FROM product WHERE state = 'active')::integer AS products,
      (SELECT count(*) FROM product p WHERE p.state = 'active'
        AND NOT EXISTS (SELECT FROM product_picture i WHERE i.product_id = p.id))::integer AS products_without_picture,
      (SELECT count(DISTINCT text_id) FROM shop_text)::integer AS own_texts,
      (SELECT count(*) FROM staff WHERE active)::integer AS staff,
      (SELECT count(*) FROM (SELECT FROM orders LIMIT 1) o)::integer AS orders,
      ARRAY(SELECT number FROM test_orders() ORDER BY number) AS test_orders`)) as ThingsThere;
  }

  async removeTestOrders(): Promise<string[]> {
    const removed = await this.database.rows(
      sql<{ number: string }>`SELECT number FROM remove_test_orders() AS number`,
    );
    return removed.map(({ number }) => number);
  }

  /** Kept as content is: whoever takes the demonstration away changes content with it. */
  isDemonstration(): Promise<boolean> {
    return this.cache.keep('demonstration', async () => {
      const row = await this.database.row(db.selectFrom('demonstration_row').select('key').limit(1));
      return row !== null;
    });
  }
}
