import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Database } from '../../src/persistence/database.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder, stockDifferences } from '../support/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ config: { poolSize: 1 } });
});
afterAll(() => shop.close());

/** From the sixth run on PostgreSQL may keep one plan for all values. */
const ORDERS = 7;

/** How often each statement ran that the only connection of the pool has prepared. */
async function prepared(): Promise<Record<string, number>> {
  const rows = await shop.app.get(Database).rows(sql<{ name: string; runs: number }>`
    SELECT name, generic_plans + custom_plans AS runs FROM pg_prepared_statements`);
  return Object.fromEntries(rows.map(({ name, runs }) => [name, runs]));
}

async function placeOrders(): Promise<void> {
  for (let order = 0; order < ORDERS; order++) await placeGoodOrder(shop);
}

test('what every order runs is parsed once a connection, and by each new connection anew', async () => {
  const all = {
    'enter-order': ORDERS,
    'insert-order': ORDERS,
    'take-stock': ORDERS,
  };
  await placeOrders();
  expect(await prepared()).toEqual(all);

  const session = await shop.app.get(Database).row(sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
  await shop.database.query('SELECT pg_terminate_backend($1, 1000)', [session?.pid]);
  await placeOrders();
  expect(await prepared()).toEqual(all);
  expect(await stockDifferences(shop)).toEqual([]);
});
