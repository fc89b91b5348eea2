import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { SERVING } from '../../src/platform/persistence/connections/time-outs.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { goodOrder } from '../support/orders.ts';
import { startSilentProxy, type SilentProxy } from '../support/servers/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

/** A network or a disk so slow that every answer of the database takes it, ms. */
const SLOW = 1_100;
/** So long the frontend waits for an answer, ms (frontend/lib/timeouts.ts). */
const TIMEOUT = 2_700;

let database: TestDatabase;
let proxy: SilentProxy;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startSilentProxy(database.url);
  shop = await bootShop({ database: { ...database, url: proxy.url }, timeOuts: SERVING });
  await shop.visitor().get(readPriceList.path);
});
beforeEach(async () => {
  // A pool full of connections: the way in has several answers, each of which would be late.
  proxy.delay(0);
  await reads(4);
});
afterAll(async () => {
  proxy.close();
  await shop.close();
  await database.drop();
});

/** So many at once that no cache answers, with the time each took. */
const reads = (many: number) =>
  Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const began = performance.now();
      const { status, body } = await shop.visitor().get(`/api/public/search?q=pots${at}`);
      return { status, code: body['code'], ms: performance.now() - began };
    }),
  );

test('a slow database serves those who have a connection; who would wait too long for one is told to try again', async () => {
  proxy.delay(SLOW);
  const answers = await reads(16);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(served.length).toBeGreaterThanOrEqual(4);
  expect(refused.length).toBeGreaterThanOrEqual(4);
  for (const { status, code, ms } of refused) {
    expect([status, code]).toEqual([503, 'database-unavailable']);
    expect(ms).toBeLessThan(4_000);
  }
  // What is in memory asks nobody.
  const began = performance.now();
  expect((await shop.visitor().get(readPriceList.path)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(SLOW);
});

test('an order that takes longer than its sender waits is unknown, and stands once when it is sent again', async () => {
  const order = await goodOrder(shop);
  proxy.delay(SLOW);
  const send = () => shop.visitor().post<{ number?: string }>('/api/public/orders', order);
  const first = send();
  // Some five answers of the database: the frontend has long said that nobody knows.
  expect(await Promise.race([first, sleep(TIMEOUT, 'unknown')])).toBe('unknown');
  const again = send();
  proxy.delay(0);
  const [one, other] = await Promise.all([first, again]);
  const { status, body } = await send();
  expect([status, body.number]).toEqual([200, expect.stringContaining('DS')]);
  // Each of the two was told of the same order, or that nobody knows.
  for (const answer of [one, other]) {
    if (answer.status === 200) expect(answer.body.number).toBe(body.number);
    else expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  }
  const stands = await database.query('SELECT number FROM orders WHERE idempotency_key = $1', [
    order.idempotencyKey,
  ]);
  expect(stands).toEqual([{ number: body.number }]);
});
