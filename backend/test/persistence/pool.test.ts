import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Database } from '../../src/platform/persistence/database.ts';
import { Transaction } from '../../src/shared/transaction.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

const POOL = 2;
let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty', config: { poolSize: POOL } });
});
afterAll(() => shop.close());

const endSession = (pid: number) => shop.database.query('SELECT pg_terminate_backend($1)', [pid]);

test('a connection that ends in the middle of a transaction gives its place in the pool back', async () => {
  const database = shop.app.get(Database);
  const transaction = shop.app.get(Transaction);
  for (let loss = 0; loss <= POOL; loss++) {
    const cutOff = transaction.run(async () => {
      const session = await database.row(sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
      await endSession(session?.pid ?? 0);
      await database.rows(sql`SELECT 1`);
    });
    await expect(cutOff).rejects.toMatchObject({ code: 'database-unavailable' });
  }
  const all = Array.from({ length: POOL }, () =>
    transaction.run(() => database.rows(sql`SELECT pg_sleep(0.05)`)),
  );
  await expect(Promise.all(all)).resolves.toHaveLength(POOL);
});
