import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { OWN_PAGE } from '../support/caller.ts';
import { goodOrder } from '../support/orders.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { startTraceReceiver } from '../support/servers/trace-receiver.ts';

const REQUEST = '5f0c7a52-3b1d-4c0e-9a77-0123456789ab';
const TRACE = '5f0c7a523b1d4c0e9a770123456789ab';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bootTraced = (endpoint: string, share = 1): Promise<TestShop> =>
  bootShop({ database, config: { traces: { endpoint, share } } });

test('an order is one trace with its statements, under its request’s id, and holds nothing of the customer', async () => {
  const receiver = await startTraceReceiver('answers');
  const shop = await bootTraced(receiver.endpoint);
  const order = await goodOrder(shop);
  const sent = await shop
    .visitor()
    .post<PlacedOrderView>('/api/public/orders', order, { ...OWN_PAGE, 'x-request-id': REQUEST });
  expect(sent.status).toBe(200);
  await shop.visitor().get(`/api/public/orders/${sent.body.token}`);
  // What waits in the queue is sent as the backend stops.
  await shop.close();

  const spans = receiver.spans().filter(({ traceId }) => traceId === TRACE);
  const placing = spans.find(({ name }) => name === 'POST /api/public/orders');
  // The frontend's span is the one that the request's id stands for.
  expect(placing?.parentSpanId).toBe(TRACE.slice(0, 16));
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === placing?.spanId);
  const names = statements.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['BEGIN', 'prepared: take-stock', 'COMMIT']));
  expect(receiver.spans().map(({ name }) => name)).toContain('GET /api/public/orders/:token');
  const text = receiver.text();
  for (const value of [
    'Meenakshi',
    '9876543210',
    'North Masi',
    '625001',
    order.idempotencyKey,
    sent.body.token,
  ]) {
    expect(text).not.toContain(value);
  }
  receiver.close();
});

test('another process’s span is the parent where it says so; no share, no spans', async () => {
  const receiver = await startTraceReceiver('answers');
  const shop = await bootTraced(receiver.endpoint);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await shop.visitor().get('/api/public/cities', { traceparent });
  await shop.close();
  expect(receiver.spans()).toContainEqual(
    expect.objectContaining({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      name: 'GET /api/public/cities',
    }),
  );

  const none = await bootTraced(receiver.endpoint, 0);
  const before = receiver.spans().length;
  await none.visitor().get('/api/public/cities');
  await none.close();
  expect(receiver.spans()).toHaveLength(before);
  receiver.close();
});

test.each(['hangs', 'slow', 'refuses', 'dead'] as const)(
  'a receiver that %s is noticed by nobody who orders, and does not keep the backend from stopping',
  async (manner) => {
    const receiver = await startTraceReceiver(manner === 'dead' ? 'answers' : manner);
    if (manner === 'dead') receiver.close();
    const shop = await bootTraced(receiver.endpoint);
    for (let order = 0; order < 3; order++) {
      const { status } = await shop.visitor().post('/api/public/orders', await goodOrder(shop));
      expect(status).toBe(200);
    }
    const began = Date.now();
    await shop.close();
    // A second is given to what waits; the rest is for a machine that is busy.
    expect(Date.now() - began).toBeLessThan(5_000);
    if (manner !== 'dead') receiver.close();
  },
);
