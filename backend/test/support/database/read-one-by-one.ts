import { sql } from 'kysely';
import { Database } from '../../../src/persistence/database.ts';
import type { TestShop } from '../boot-shop.ts';

/** How many rows of a table were read, all one after the other, without an index; of a shop with one connection. */
export async function readOneByOne(shop: TestShop, table: string): Promise<number> {
  await shop.app.get(Database).rows(sql`SELECT pg_stat_force_next_flush()`);
  const [row] = await shop.database.query<{ read: number }>(
    'SELECT seq_tup_read::integer AS read FROM pg_stat_user_tables WHERE relname = $1',
    [table],
  );
  return row?.read ?? Number.NaN;
}
