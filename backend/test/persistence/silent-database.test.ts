import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readReadiness } from '@shop/contracts/health/endpoints';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { ContentVersion } from '../../src/platform/persistence/content-version.ts';
import { SERVING } from '../../src/platform/persistence/connections/time-outs.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { goodOrder } from '../support/orders.ts';
import { startSilentProxy, type SilentProxy } from '../support/servers/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { waitFor } from '../support/wait-for.ts';

let database: TestDatabase;
let proxy: SilentProxy;
let shop: TestShop;
let privateUrl: string;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startSilentProxy(database.url);
  shop = await bootShop({ database: { ...database, url: proxy.url }, timeOuts: SERVING });
  privateUrl = await shop.app.get(PrivateListener).listen();
});
afterAll(async () => {
  proxy.close();
  await shop.close();
  await database.drop();
});

/** Reads that no cache answers, more of them than the pool has connections. */
const reads = () =>
  Promise.all(
    Array.from({ length: 8 }, (_, at) => timed(shop.visitor().get(`/api/public/search?q=pots${at}`))),
  );

const ready = () => timed(fetch(privateUrl + readReadiness.path));

async function timed(asked: Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  const started = Date.now();
  const { status } = await asked;
  return { status, ms: Date.now() - started };
}

const placed = (key: string) =>
  database.query<{ number: string }>('SELECT number FROM orders WHERE idempotency_key = $1', [key]);

describe('a database that stops answering without closing a connection', () => {
  test.each(['never', 'too'] as const)(
    'is answered for at once, and is used again within 10 s (old connections answer again: %s)',
    async (silentOnes) => {
      expect((await reads()).map(({ status }) => status)).toEqual(Array(8).fill(200));
      proxy.silence();

      const away = await Promise.all([reads(), ready()]);
      for (const { status, ms } of away[0]) {
        expect(status).toBe(503);
        expect(ms).toBeLessThan(4_000);
      }
      expect(away[1].status).toBe(503);
      expect(away[1].ms).toBeLessThan(2_000);

      proxy.heal(silentOnes);
      const healed = Date.now();
      await waitFor(async () => {
        expect(await ready()).toMatchObject({ status: 200 });
        expect(shop.app.get(ContentVersion).current()).not.toBeNull();
      }, 10_000);
      expect((await reads()).map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(Date.now() - healed).toBeLessThan(10_000);
    },
  );

  test('is found out on connections that lie idle, too: one lost request tells of them all', async () => {
    await reads();
    proxy.silence();
    expect(await timed(shop.visitor().get('/api/public/search?q=alone'))).toMatchObject({ status: 503 });
    proxy.heal('never');
    expect((await reads()).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
});

test('an order whose COMMIT was never answered may be sent again with its key, and stands once', async () => {
  const order = await goodOrder(shop);
  proxy.silenceAfter('commit');
  const lost = await shop.visitor().post('/api/public/orders', order);
  expect(lost).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  expect(lost.headers['retry-after']).toBeDefined();
  proxy.heal('never');
  const [stands] = await placed(order.idempotencyKey);

  const again = await shop.visitor().post('/api/public/orders', order);
  expect(again).toMatchObject({ status: 200, body: { number: stands?.number } });
  expect(await placed(order.idempotencyKey)).toHaveLength(1);
});
