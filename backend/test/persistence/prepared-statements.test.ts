import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRowView } from '@shop/contracts/orders/views';
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

test('a list of staff without filters is parsed once a connection, with who looks at it', async () => {
  const desk = await shop.staff();
  const before = await prepared();
  let cursor = '';
  for (let look = 0; look < ORDERS; look++) {
    const { body } = await desk.get<ListPage<OrderRowView>>(`/api/admin/orders${cursor}`);
    expect(body.total).toBe(2 * ORDERS);
    cursor = `?cursor=${place(body.rows[0])}`;
  }
  const after = await prepared();
  expect([after['orders-newest-first'], after['orders-newest-after']]).toEqual([1, ORDERS - 1]);
  expect((after['admin-session'] ?? 0) - (before['admin-session'] ?? 0)).toBe(ORDERS);
});

/** A cursor of our own making: of the page that begins before a row. */
function place(row: OrderRowView | undefined): string {
  const at = `${new Date(Date.parse(row?.placedAt ?? '') + 1_000).toISOString().slice(0, 19)}.000000Z`;
  return Buffer.from(
    JSON.stringify(['newest', 'after', at, '01900000-0000-7000-8000-000000000000']),
  ).toString('base64url');
}
