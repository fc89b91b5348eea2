import { sql } from 'kysely';
import { Database } from '../../../src/platform/persistence/database.ts';
import type { TestShop } from '../boot-shop.ts';

type Act = () => Promise<unknown>;

/** How many rows of tables were read meanwhile; of a shop with one connection. */
export function readAtAll(shop: TestShop, act: Act, ...tables: string[]): Promise<number> {
  return meanwhile(shop, act, 'seq_tup_read + idx_tup_fetch', tables);
}

/** How many of them one after the other, without an index. */
export function readOneByOne(shop: TestShop, act: Act, ...tables: string[]): Promise<number> {
  return meanwhile(shop, act, 'seq_tup_read', tables);
}

async function meanwhile(shop: TestShop, act: Act, rows: string, tables: string[]): Promise<number> {
  const soFar = async () => {
    // A connection tells seconds later what it read, and the test's own has read too, to prepare.
    await shop.app.get(Database).rows(sql`SELECT pg_stat_force_next_flush()`);
    await shop.database.query('SELECT pg_stat_force_next_flush()');
    const [sum] = await shop.database.query<{ read: number }>(
      `SELECT CASE count(*) WHEN cardinality($1::text[]) THEN sum(${rows})::integer END AS read
       FROM pg_stat_user_tables WHERE relname = ANY ($1::text[])`,
      [tables],
    );
    return sum?.read ?? Number.NaN;
  };
  const before = await soFar();
  await act();
  return (await soFar()) - before;
}
