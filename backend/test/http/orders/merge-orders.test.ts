import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AdminOrderView,
  CustomerOrdersView,
  OrderMergeView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import { addDays } from '@shop/contracts/rules/days';
import { entryOf, type OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Answer, Caller } from '../../support/caller.ts';
import {
  fillShelf,
  goodOrder,
  keyed,
  payment,
  pickupIn,
  placeGoodOrder,
  stockOf,
} from '../../support/orders.ts';
import { activeReferrer, GOOD_COMMISSION } from '../../support/referrals.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('manager');
  await fillShelf(shop, 1_000);
});
afterAll(() => shop.close());

const at = (number: string) => `/api/admin/orders/${number}`;
const read = async (number: string) => (await desk.get<AdminOrderView>(at(number))).body;
const track = (token: string) => shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`);
const step = (number: string, name: string, body: object) =>
  desk.post<AdminOrderView>(`${at(number)}/${name}`, body);
const preview = (into: string, from: string) =>
  desk.post<OrderMergeView>(`${at(into)}/merge-preview`, { from });
async function merge(into: string, from: string, who = desk): Promise<Answer<AdminOrderView>> {
  const [{ revision }, other] = [await read(into), await read(from)];
  return who.post<AdminOrderView>(`${at(into)}/merge`, { from, revision, fromRevision: other.revision });
}
const obstacleOf = ({ status, body }: Answer<unknown>) => [
  status,
  (body as { details?: { obstacle?: string } }).details?.obstacle,
];
const differences = () => reconcile(shop.app.get(Database));

/**
 * Two good orders as one: GB-04 × 10 (₹610) and SP-01 × 20 (₹13). Goods ₹6,360; packing 3 % = ₹190.80; freight ₹120 once;
 * ₹6,670.80 rounds up to ₹6,671.
 */
const BOTH = 667_100;

describe('two orders of a customer become one', () => {
  test('looked at first: the total, the balance, the money that comes with it', async () => {
    const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
    await step(other.number, 'payments', payment({ amountPaise: 200_000 }));
    const { status, body } = await preview(one.number, other.number);
    expect(status).toBe(200);
    expect(body.lines.map(({ code, was, quantity }) => [code, was, quantity])).toEqual([
      ['GB-04', 5, 10],
      ['SP-01', 10, 20],
    ]);
    expect(body).toMatchObject({
      totals: { goodsPaise: 636_000, packingPaise: 19_080, freightPaise: 12_000, totalPaise: BOTH },
      movedPaise: 200_000,
      balancePaise: 467_100,
    });
    expect((await read(one.number)).totals.totalPaise).toBe(339_500);
  });

  test('with goods, money and history; the emptied one is cancelled, and its link leads on', async () => {
    const before = await stockOf(shop, 'GB-04');
    const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
    await step(one.number, 'payments', payment({ amountPaise: 100_000 }));
    await step(other.number, 'payments', payment({ amountPaise: 200_000 }));
    const { status, body } = await merge(one.number, other.number);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'placed',
      revision: 1,
      totals: { totalPaise: BOTH },
      paidPaise: 300_000,
      balancePaise: 367_100,
      merged: [other.number],
      mergedInto: null,
    });
    expect(body.events.at(-1)).toMatchObject({ kind: 'took-over', text: other.number });
    expect(body.revisions[0]?.changes).toContainEqual({
      what: 'total',
      fromPaise: 339_500,
      toPaise: BOTH,
    });
    expect(await read(other.number)).toMatchObject({
      state: 'cancelled',
      paidPaise: 0,
      balancePaise: 0,
      paymentStatus: 'nothing-due',
      mergedInto: one.number,
    });
    expect(await stockOf(shop, 'GB-04')).toBe(Number(before) - 10);
    const led = await track(other.token);
    expect(led.body).toMatchObject({ number: one.number, merged: [other.number], balancePaise: 367_100 });
    const looked = await shop
      .visitor()
      .post<{ token: string }>('/api/public/order-lookups', { number: other.number, phone: '9876543210' });
    expect((await track(looked.body.token)).body.number).toBe(one.number);
    expect(await differences()).toEqual([]);
  });

  test('and a third leads through both', async () => {
    const [a, b, c] = [await placeGoodOrder(shop), await placeGoodOrder(shop), await placeGoodOrder(shop)];
    await merge(b.number, a.number);
    await merge(c.number, b.number);
    expect((await track(a.token)).body).toMatchObject({
      number: c.number,
      merged: [a.number, b.number],
    });
    // GB-04 × 15 and SP-01 × 30: ₹9,540; packing ₹286.20; freight ₹120; ₹9,946.20 rounds down to ₹9,946.
    expect((await read(c.number)).totals.totalPaise).toBe(994_600);
  });

  test('at the lower of two rates, and where charges are by hand packing is that of both', async () => {
    const one = await placeGoodOrder(shop);
    await shop.changeContent("UPDATE product SET net_paise = 60000 WHERE code = 'GB-04'");
    // Goods ₹3,130; packing 3 % = ₹93.90; freight ₹120; ₹3,343.90 rounds up.
    const other = await placeGoodOrder(shop, {
      lines: [
        { code: 'GB-04', quantity: 5, netPaise: 60_000 },
        { code: 'SP-01', quantity: 10, netPaise: 1_300 },
      ],
      expectedTotalPaise: 334_400,
    });
    await shop.changeContent("UPDATE product SET net_paise = 61000 WHERE code = 'GB-04'");
    const order = await read(one.number);
    const byHand = { chargesByHand: true, packingPaise: 5_000, freightPaise: null, reason: 'Agreed' };
    await desk.put(at(one.number), { ...entryOf(order), ...byHand, revision: order.revision });
    const { body } = await preview(one.number, other.number);
    expect(body.lines[0]).toMatchObject({ code: 'GB-04', netPaise: 60_000, otherNetPaise: 61_000 });
    // Goods ₹6,000 and ₹260; packing ₹50 and ₹93.90; freight on collection: ₹6,403.90 rounds up.
    expect(body.totals).toMatchObject({
      goodsPaise: 626_000,
      packingPaise: 14_390,
      freightPaise: null,
      totalPaise: 640_400,
    });
  });

  test('with what was paid less what was paid back, whichever receipt that was of', async () => {
    const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
    await step(other.number, 'payments', payment({ amountPaise: 100_000 }));
    await step(other.number, 'refunds', payment({ amountPaise: 30_000, despite: ['above-refund'] }));
    expect((await merge(one.number, other.number)).body).toMatchObject({ paidPaise: 70_000 });
    expect(await read(other.number)).toMatchObject({ paidPaise: 0 });
    expect(await differences()).toEqual([]);
  });

  test('and commissions follow', async () => {
    const referrerId = await activeReferrer(shop, 'MERGER');
    const [one, other] = [
      await placeGoodOrder(shop, { referralCode: 'MERGER' }),
      await placeGoodOrder(shop, { referralCode: 'MERGER' }),
    ];
    await merge(one.number, other.number);
    const { pendingPaise } = await shop.app.get(OwnReferralQueries).sums(referrerId);
    expect(pendingPaise).toBe(2 * GOOD_COMMISSION);
    expect(await differences()).toEqual([]);
  });
});

describe('orders stay two', () => {
  test('of different customers, of different referrers, and one with itself', async () => {
    await activeReferrer(shop, 'APART');
    const { number } = await placeGoodOrder(shop);
    const referred = await placeGoodOrder(shop, { referralCode: 'APART' });
    const stranger = await placeGoodOrder(shop);
    await shop.database.query("UPDATE orders SET phone = '9842100999' WHERE number = $1", [stranger.number]);
    expect(obstacleOf(await merge(number, referred.number))).toEqual([409, 'referrers']);
    expect(obstacleOf(await merge(number, stranger.number))).toEqual([409, 'phones']);
    expect(obstacleOf(await merge(number, number))).toEqual([409, 'same']);
    expect(obstacleOf(await preview(number, number))).toEqual([409, 'same']);
    expect((await preview(number, 'DS26-99999')).status).toBe(404);
  });

  test('packed, cancelled, or on hold', async () => {
    const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
    await step(other.number, 'hold', { reason: 'Call again' });
    expect(obstacleOf(await merge(one.number, other.number))).toEqual([409, 'held']);
    await step(other.number, 'release', {});
    await step(other.number, 'advance', { from: 'placed', to: 'confirmed' });
    await step(other.number, 'advance', { from: 'confirmed', to: 'packed' });
    expect(obstacleOf(await merge(one.number, other.number))).toEqual([409, 'not-editable']);
  });

  test('when one became another since it was looked at', async () => {
    const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
    const body = { from: other.number, revision: 0, fromRevision: 0 };
    const order = await read(other.number);
    await desk.put(at(other.number), { ...entryOf(order), name: 'Meena S', revision: 0 });
    expect(obstacleOf(await step(one.number, 'merge', body))).toEqual([409, 'changed']);
  });

  test('where only green crackers may go, with goods that may not', async () => {
    const into = await placeGoodOrder(shop);
    const from = await placeGoodOrder(shop);
    await shop.changeContent("UPDATE state SET goods = 'green' WHERE code = '33'");
    try {
      expect(await preview(into.number, from.number)).toMatchObject({
        status: 400,
        body: { code: 'goods-not-allowed' },
      });
    } finally {
      await shop.changeContent("UPDATE state SET goods = 'all' WHERE code = '33'");
    }
  });
});

test('what was emptied is neither undone nor taken up again', async () => {
  const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
  await merge(one.number, other.number);
  for (const [name, body] of [
    ['undo', { from: 'cancelled' }],
    ['reopen', { reason: 'They want two' }],
  ] as const) {
    const refused = await step(other.number, name, body);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'order-merged', details: { into: one.number } },
    });
  }
  expect(await differences()).toEqual([]);
});

test('asked for again by the same key, it is done once', async () => {
  const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
  const once = keyed(desk, '01900000-0000-7000-8000-00000000aa01');
  const body = { from: other.number, revision: 0, fromRevision: 0 };
  const first = await once(one.number, 'merge', body);
  expect(await once(one.number, 'merge', body)).toMatchObject({ status: 200, body: first.body });
});

describe('two people at once', () => {
  const CANCEL = { from: 'placed', reason: 'Not wanted' };
  const CONFIRM = { from: 'placed', to: 'confirmed' };
  /** What somebody else, who has both open, does to one of the two while they are merged. */
  const others: Record<
    string,
    (into: string, from: string, who: Caller, seen: Record<string, OrderEntry>) => Promise<Answer<unknown>>
  > = {
    'merges them the other way': (into, from, who) =>
      who.post(`${at(from)}/merge`, { from: into, revision: 0, fromRevision: 0 }),
    'merges them too': (into, from, who) =>
      who.post(`${at(into)}/merge`, { from, revision: 0, fromRevision: 0 }),
    'pays the one that is emptied': (_, from, who) =>
      who.post(`${at(from)}/payments`, payment({ amountPaise: 50_000 })),
    'pays the one that stays': (into, _, who) =>
      who.post(`${at(into)}/payments`, payment({ amountPaise: 50_000 })),
    'confirms the one that is emptied': (_, from, who) => who.post(`${at(from)}/advance`, CONFIRM),
    'confirms the one that stays': (into, _, who) => who.post(`${at(into)}/advance`, CONFIRM),
    'cancels the one that is emptied': (_, from, who) => who.post(`${at(from)}/cancel`, CANCEL),
    'cancels the one that stays': (into, _, who) => who.post(`${at(into)}/cancel`, CANCEL),
    'edits the one that is emptied': (_, from, who, seen) =>
      who.put(at(from), { ...seen[from], name: 'Meena', revision: 0 }),
    'edits the one that stays': (into, _, who, seen) =>
      who.put(at(into), { ...seen[into], name: 'Meena', revision: 0 }),
  };

  test.each(Object.keys(others))('one merges, the other %s: nothing is lost or doubled', async (name) => {
    const shelf = Number(await stockOf(shop, 'GB-04'));
    const colleague = await shop.staff('orders');
    const [into, from] = [(await placeGoodOrder(shop)).number, (await placeGoodOrder(shop)).number];
    const seen = { [into]: entryOf(await read(into)), [from]: entryOf(await read(from)) };
    const body = { from, revision: 0, fromRevision: 0 };
    const [merged, done] = await Promise.all([
      desk.post(`${at(into)}/merge`, body),
      others[name]?.(into, from, colleague, seen),
    ]);
    for (const answer of [merged, done]) expect([200, 409]).toContain(answer?.status);
    expect([merged.status, done?.status]).toContain(200);
    const [one, other] = [await read(into), await read(from)];
    const paid = name.startsWith('pays') && done?.status === 200 ? 50_000 : 0;
    expect(one.paidPaise + other.paidPaise).toBe(paid);
    const held = [one, other]
      .filter(({ state }) => state !== 'cancelled')
      .flatMap(({ lines }) => lines.filter(({ code }) => code === 'GB-04'))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await stockOf(shop, 'GB-04')).toBe(shelf - held);
    expect(await differences()).toEqual([]);
  });
});

test('each is told which of them is of a customer', async () => {
  const phone = '9842177001';
  const customer = {
    name: 'Thenmozhi',
    phone,
    address: '4 Temple Road',
    city: 'Madurai',
    district: 'Madurai',
    stateCode: '33',
    pinCode: '625001',
  };
  const first = await placeGoodOrder(shop, { customer });
  const second = await placeGoodOrder(shop, { customer: { ...customer, address: '9 Car Street' } });
  const { body } = await desk.get<{ orders: { number: string }[]; last: object }>(
    `/api/admin/customers/${phone}`,
  );
  expect(body.orders.map(({ number }) => number)).toEqual([second.number, first.number]);
  expect(body.last).toMatchObject({
    customer: { name: 'Thenmozhi', phone, address: '9 Car Street', pinCode: '625001' },
    delivery: 'pickup',
    pickupLocationId: await pickupIn(shop, 'Madurai'),
  });
  expect((await desk.get('/api/admin/customers/9842177009')).body).toEqual({
    orders: [],
    isMore: false,
    last: null,
  });
  expect((await desk.get('/api/admin/customers/12345')).status).toBe(400);
});

test('of a customer with more orders than are shown it is said that there are more', async () => {
  const { customer } = await goodOrder(shop);
  const lines = [{ code: 'GB-04', quantity: 5, netPaise: 61_000 }];
  const read = async () => (await desk.get<CustomerOrdersView>('/api/admin/customers/9842177020')).body;
  const place = () =>
    placeGoodOrder(shop, {
      lines,
      // Goods ₹3,050; packing ₹91.50; freight ₹120; ₹3,261.50 rounds up.
      expectedTotalPaise: 326_200,
      customer: { ...customer, phone: '9842177020' },
    });
  for (let order = 0; order < 20; order++) await place();
  expect(await read()).toMatchObject({ orders: { length: 20 }, isMore: false });
  const { number } = await place();
  const { orders, isMore } = await read();
  expect([orders.length, orders[0]?.number, isMore]).toEqual([20, number, true]);
});

// The last one: from here on it is two days later.
test('money that came for the older one, before the younger was placed, is recorded on that', async () => {
  const older = await placeGoodOrder(shop);
  const between = shop.clock.today();
  shop.clock.advance(2 * 86_400_000);
  const younger = await placeGoodOrder(shop);
  await merge(younger.number, older.number);
  const came = payment({ amountPaise: 100_000, receivedOn: between });
  expect(await step(younger.number, 'payments', came)).toMatchObject({
    status: 200,
    body: { paidPaise: 100_000 },
  });
  const day = addDays(between, -1);
  expect(await step(younger.number, 'payments', payment({ receivedOn: day }))).toMatchObject({
    status: 400,
    body: { code: 'day-unsuitable', details: { from: between, to: addDays(between, 2) } },
  });
});
