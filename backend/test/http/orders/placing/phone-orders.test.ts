import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdminOrderView, PlacedOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import { USUAL_ORDER_LIMITS } from '@shop/contracts/rules/orders/order-limits';
import { OwnReferralQueries } from '../../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, stockOf } from '../../../support/orders.ts';
import { activeReferrer, GOOD_COMMISSION } from '../../../support/referrals.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ limits: { ...USUAL_ORDER_LIMITS, openOrdersPerPhone: 1 } });
  desk = await shop.staff('orders');
});
afterAll(() => shop.close());

const place = async (changes: object = {}) =>
  desk.post<PlacedOrderView>('/api/admin/orders', { ...(await goodOrder(shop)), ...changes });
const read = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;

test('an order by telephone is placed by whoever took it, and its customer follows it', async () => {
  const { status, body } = await place();
  expect(status).toBe(200);
  const order = await read(body.number);
  expect(order).toMatchObject({ state: 'placed', totals: { totalPaise: 339_500 } });
  expect(order.events).toMatchObject([{ kind: 'placed-by-staff', actor: 'The orders' }]);
  const tracked = await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${body.token}`);
  expect(tracked.body.events.map(({ kind }) => kind)).toEqual(['placed-by-staff']);
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

test('no limit of strangers holds for it', async () => {
  const phone = '98421 55011';
  const { customer } = await goodOrder(shop);
  const answers = [
    await place({ customer: { ...customer, phone } }),
    await place({ customer: { ...customer, phone } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const stranger = await shop
    .visitor()
    .post<PlacedOrderView>('/api/public/orders', await goodOrder(shop, { customer: { ...customer, phone } }));
  expect((await desk.get(`/api/admin/orders/${stranger.body.number}`)).body).toMatchObject({
    reserved: false,
    crowdedPhone: true,
  });
});

test('sent again under its key it is the same order; with other content it is refused', async () => {
  const shelf = Number(await stockOf(shop, 'GB-04'));
  const body = { ...(await goodOrder(shop)), idempotencyKey: randomUUID() };
  const answers = await Promise.all(
    [1, 2, 3].map(() => desk.post<PlacedOrderView>('/api/admin/orders', body)),
  );
  expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1);
  expect(await stockOf(shop, 'GB-04')).toBe(shelf - 5);
  expect(await desk.post('/api/admin/orders', { ...body, remarks: 'Quickly' })).toMatchObject({
    status: 409,
    body: { code: 'idempotency-key-reused' },
  });
});

test('it counts for the referrer whose code the customer names, and for nobody where nobody has it', async () => {
  const referrerId = await activeReferrer(shop, 'TOLD10');
  const { body } = await place({ referralCode: 'told10' });
  expect(body.referral).toBe('attributed');
  expect(await read(body.number)).toMatchObject({ referralCode: 'TOLD10' });
  expect((await shop.app.get(OwnReferralQueries).sums(referrerId)).pendingPaise).toBe(GOOD_COMMISSION);
  // What a referrer orders for customers is their own word; this one is the shop's.
  const [row] = await shop.database.query<{ agreed: boolean }>(
    'SELECT customer_agreed_at IS NOT NULL AS agreed FROM orders WHERE number = $1',
    [body.number],
  );
  expect(row?.agreed).toBe(false);
  expect((await place({ referralCode: 'NOBODY99' })).body.referral).toBe('ignored');
});

test('what is short, or priced otherwise than was told, is refused with the bill as it is', async () => {
  expect(await place({ expectedTotalPaise: 339_400 })).toMatchObject({
    status: 409,
    body: { code: 'quote-changed', details: { quote: { totals: { totalPaise: 339_500 } } } },
  });
  const lines = [{ code: 'GB-04', quantity: 9_000, netPaise: 61_000 }];
  expect(await place({ lines, expectedTotalPaise: 1 })).toMatchObject({
    status: 409,
    body: { code: 'quote-changed' },
  });
});

test('the customer is of age and agrees to the terms, or there is no order', async () => {
  expect((await place({ adult: false })).status).toBe(400);
  expect((await place({ terms: false })).status).toBe(400);
});
