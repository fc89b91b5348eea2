import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRowView } from '@shop/contracts/orders/views';
import { sql } from 'kysely';
import { Database } from '../../src/platform/persistence/database.ts';
import { requestContext } from '../../src/shared/request-context.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { OWN_PAGE } from '../support/caller.ts';
import { readOneByOne } from '../support/database/rows-read.ts';
import { goodOrder, placeGoodOrder, stockDifferences } from '../support/orders.ts';
import { activeReferrer } from '../support/referrals.ts';
import { waitForLock } from '../support/wait-for.ts';

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

test('an order reads no others of the hour, though the plans for it were made when there were none', async () => {
  await shop.database.query('DELETE FROM order_sent');
  await shop.database.query('ANALYZE order_sent');
  await placeOrders();
  await shop.database.query(`
    INSERT INTO order_sent (sender, at) SELECT 'somebody ' || n, now() FROM generate_series(1, 5000) AS n`);
  expect(await readOneByOne(shop, () => placeGoodOrder(shop), 'order_sent')).toBe(0);
});

/** How many rows of a table were written anew, and how many of them into its indexes too. */
async function written(table: string): Promise<{ rows: number; elsewhere: number }> {
  await shop.app.get(Database).rows(sql`SELECT pg_stat_force_next_flush()`);
  const [row] = await shop.database.query<{ rows: number; elsewhere: number }>(
    `SELECT n_tup_upd::integer AS rows, (n_tup_upd - n_tup_hot_upd)::integer AS elsewhere
     FROM pg_stat_user_tables WHERE relname = $1`,
    [table],
  );
  return row ?? { rows: Number.NaN, elsewhere: Number.NaN };
}

describe('who looks at PostgreSQL finds the request that it works for', () => {
  const REQUEST = '5f0c7a52-3b1d-4c0e-9a77-0123456789ab';
  const headers = { ...OWN_PAGE, 'x-request-id': REQUEST };
  const waiting = async () => {
    await waitForLock(shop.database);
    const [session] = await shop.database.query<{ name: string; query: string }>(
      `SELECT application_name AS name, query FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return session;
  };

  test('by the name of the application in a transaction, whose statements are prepared', async () => {
    const letGo = await shop.database.hold("SELECT FROM product WHERE code = 'GB-04' FOR NO KEY UPDATE");
    const placing = shop.visitor().post('/api/public/orders', await goodOrder(shop), headers);
    expect(await waiting()).toEqual({
      name: `request ${REQUEST}`,
      query: expect.stringMatching(/^\s*\/\* prepared: take-stock/),
    });
    await letGo();
    expect((await placing).status).toBe(200);
    const own = await shop.app.get(Database).row(sql`SELECT current_setting('application_name') AS name`);
    expect(own).toEqual({ name: '' });
  });

  test('by a comment outside of one', async () => {
    const own = sql`SELECT query FROM pg_stat_activity WHERE pid = pg_backend_pid()`;
    const asked = requestContext.run({ requestId: REQUEST }, () => shop.app.get(Database).row(own));
    expect(await asked).toEqual({
      query: expect.stringMatching(new RegExp(`^/\\* request: ${REQUEST} \\*/ SELECT`)),
    });
  });
});

test('a list of staff without filters is parsed once a connection, with who looks at it', async () => {
  const desk = await shop.staff();
  const before = await prepared();
  let cursor = '';
  for (let look = 0; look < ORDERS; look++) {
    const { body } = await desk.get<ListPage<OrderRowView>>(`/api/admin/orders${cursor}`);
    expect(body.total).toBe(3 * ORDERS + 2);
    cursor = `?cursor=${place(body.rows[0])}`;
  }
  const after = await prepared();
  expect([after['orders-newest-first'], after['orders-newest-after']]).toEqual([1, ORDERS - 1]);
  expect((after['admin-session'] ?? 0) - (before['admin-session'] ?? 0)).toBe(ORDERS);
});

test('an order reads no other order one by one, though its connection made the plans while there were few', async () => {
  await activeReferrer(shop, 'RAJA25');
  await shop.database.query('ANALYZE orders, order_line, commission_entry');
  const place = () => placeGoodOrder(shop, { referralCode: 'RAJA25' });
  for (let order = 0; order < ORDERS; order++) await place();
  expect(await readOneByOne(shop, place, 'orders', 'order_line', 'commission_entry')).toBe(0);
});

test('an order writes no index of products, though who reads the shop as it was keeps all their versions', async () => {
  // They lie as a restore lays them.
  await shop.database.query('VACUUM FULL product');
  const letGo = await shop.database.hold('DECLARE as_it_was CURSOR FOR SELECT FROM product');
  const before = await written('product');
  for (let order = 0; order < ORDERS; order++) await placeGoodOrder(shop);
  const after = await written('product');
  await letGo();
  expect(after.rows - before.rows).toBe(2 * ORDERS);
  expect(after.elsewhere - before.elsewhere).toBe(0);
});

/** A cursor of our own making: of the page that begins before a row. */
function place(row: OrderRowView | undefined): string {
  const at = `${new Date(Date.parse(row?.placedAt ?? '') + 1_000).toISOString().slice(0, 19)}.000000Z`;
  return Buffer.from(
    JSON.stringify(['newest', 'after', at, '01900000-0000-7000-8000-000000000000']),
  ).toString('base64url');
}
