import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView, PlacedOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import { USUAL_ORDER_LIMITS } from '@shop/contracts/rules/orders/order-limits';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { Reservations } from '../../../../src/features/orders/application/placing/reservations.ts';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, stockOf } from '../../../support/orders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ limits: USUAL_ORDER_LIMITS });
  desk = await shop.staff('orders');
});
afterEach(async () => {
  for (const { number } of await shop.database.query<{ number: string }>(
    "SELECT number FROM orders WHERE state IN ('placed', 'confirmed')",
  )) {
    const from = (await read(number)).state;
    await desk.step(`/api/admin/orders/${number}/cancel`, { from, reason: 'End of test' });
  }
  const differences = await reconcile(shop.app.get(Database));
  if (differences.length > 0) throw new Error(JSON.stringify(differences));
});
afterAll(() => shop.close());

type Lines = Record<string, number>;

const read = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const track = async (token: string) =>
  (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
const confirm = (number: string) =>
  desk.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });

/** Whoever was signed in is so no more. */
async function later(ms: number): Promise<void> {
  shop.clock.advance(ms);
  desk = await shop.staff('orders');
}

async function quoteOf(lines: Lines, deviceId?: string): Promise<Quote> {
  const { pickupLocationId, delivery } = await goodOrder(shop);
  const { status, body } = await shop.visitor().post<Quote>('/api/public/quotes', {
    lines: Object.entries(lines).map(([code, quantity]) => ({ code, quantity })),
    stateCode: '33',
    delivery,
    pickupLocationId,
    ...(deviceId && { deviceId }),
  });
  expect(status).toBe(200);
  return body;
}
const unreservedIn = ({ lines }: Quote) =>
  lines.filter(({ unreserved }) => unreserved).map(({ code }) => code);

let strangers = 0;
/** By somebody new, from an address of their own; what is short is left out. */
async function ordered(wanted: Lines, deviceId?: string): Promise<PlacedOrderView> {
  const nth = ++strangers;
  const { lines, totals } = await quoteOf(wanted);
  const good = await goodOrder(shop, {
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ code, quantity, netPaise }) => ({ code, quantity, netPaise })),
    expectedTotalPaise: totals.totalPaise,
    ...(deviceId && { deviceId }),
  });
  const customer = { ...good.customer, phone: `91100${String(nth).padStart(5, '0')}` };
  const visitor = shop.visitor(`203.0.${100 + (nth >> 8)}.${nth & 255}`);
  const { status, body } = await visitor.post<PlacedOrderView>('/api/public/orders', { ...good, customer });
  expect(status).toBe(200);
  return body;
}

test('a slow drain, nine orders of ₹96,000 each ten minutes, takes three tenths of each product and no more', async () => {
  const shelf = await shop.database.query<{ code: string; stock: number; net: number; most: number }>(
    `SELECT code, stock, net_paise AS net, coalesce(max_quantity, 100) AS most FROM product
     WHERE stock IS NOT NULL ORDER BY net_paise DESC`,
  );
  let next = 0;
  /** What comes to about ₹92,900, ₹96,000 with its charges: a hundred of each in turn. */
  const basket = (): Lines => {
    const lines: Lines = {};
    let rest = 9_290_000;
    for (let seen = 0; seen < shelf.length && rest > 100_000; seen++) {
      const { code, net, most } = shelf[next++ % shelf.length] ?? { code: '', net: 1, most: 0 };
      const quantity = Math.min(100, most, Math.floor(rest / net));
      if (quantity === 0) continue;
      lines[code] = quantity;
      rest -= quantity * net;
    }
    return lines;
  };
  const placed: PlacedOrderView[] = [];
  for (let turn = 0; turn < 7; turn++) {
    for (let nth = 0; nth < 9; nth++) placed.push(await ordered(basket()));
    await shop.app.get(Reservations).watch();
    await later(10 * MINUTE);
  }
  // Slower still: what they hold counts as long as they hold it.
  await later(20 * HOUR);
  for (let nth = 0; nth < 9; nth++) placed.push(await ordered(basket()));

  const left = await shop.database.query<{ code: string; stock: number }>('SELECT code, stock FROM product');
  const stockNow = new Map(left.map(({ code, stock }) => [code, stock]));
  const drained = shelf.filter(
    ({ code, stock }) => (stockNow.get(code) ?? 0) < stock - Math.max(10, Math.floor((stock * 30) / 100)),
  );
  expect(drained).toEqual([]);
  expect(left.filter(({ stock }) => stock === 0)).toEqual([]);
  const last = placed.at(-1) ?? { token: '', number: '' };
  expect((await track(last.token)).unreserved.length).toBeGreaterThan(0);
  expect((await read(last.number)).unreserved).toEqual((await track(last.token)).unreserved);
}, 120_000);

describe('of 500 on the shelf strangers hold 150', () => {
  test('what is beyond is taken unreserved, line by line, and says so; confirming takes it', async () => {
    const first = await ordered({ 'GB-04': 150 });
    expect((await track(first.token)).unreserved).toEqual([]);
    const lines = { 'GB-04': 1, 'SP-09': 100 };
    expect(unreservedIn(await quoteOf(lines))).toEqual(['GB-04']);
    const second = await ordered(lines);
    expect(await stockOf(shop, 'GB-04')).toBe(350);
    expect(await stockOf(shop, 'SP-09')).toBe(400);
    expect((await track(second.token)).unreserved).toEqual(['GB-04']);
    expect(await read(second.number)).toMatchObject({ reserved: true, unreserved: ['GB-04'] });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);

    expect((await confirm(second.number)).status).toBe(200);
    expect(await stockOf(shop, 'GB-04')).toBe(349);
    expect(await read(second.number)).toMatchObject({ reserved: true, unreserved: [] });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
    // Confirmed, it counts no more, and the shelf is what is not packed: 500 still, until it is.
    expect((await confirm(first.number)).status).toBe(200);
    const third = await ordered({ 'GB-04': 150 });
    expect((await track(third.token)).unreserved).toEqual([]);
    await desk.step(`/api/admin/orders/${first.number}/advance`, { from: 'confirmed', to: 'packed' });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
    await desk.step(`/api/admin/orders/${first.number}/back`, { from: 'packed', reason: 'Miscounted' });
  });

  test('of a dozen they hold ten', async () => {
    const first = await ordered({ 'AM-16': 10, 'SP-09': 50, 'SP-10': 50 });
    expect((await track(first.token)).unreserved).toEqual([]);
    const second = await ordered({ 'AM-16': 1, 'SP-09': 50, 'SP-10': 50 });
    expect((await track(second.token)).unreserved).toEqual(['AM-16']);
    expect(await stockOf(shop, 'AM-16')).toBe(2);
  });

  test('a device with a confirmed order is no stranger’s, whatever they hold', async () => {
    const deviceId = randomUUID();
    const known = await ordered({ 'GB-04': 10 }, deviceId);
    const more = { 'GB-04': 20 };
    await ordered({ 'GB-04': 140 });
    expect(unreservedIn(await quoteOf(more, deviceId))).toEqual(['GB-04']);
    await confirm(known.number);
    await ordered({ 'GB-04': 10 });
    expect(unreservedIn(await quoteOf(more, randomUUID()))).toEqual(['GB-04']);
    expect(unreservedIn(await quoteOf(more, deviceId))).toEqual([]);
    const { token } = await ordered(more, deviceId);
    expect((await track(token)).unreserved).toEqual([]);
    expect(await stockOf(shop, 'GB-04')).toBe(500 - 10 - 140 - 10 - 20);
  });

  test('sent at once they hold no more together', async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => ordered({ 'GB-04': 30 })));
    const orders = await Promise.all(placed.map(({ number }) => read(number)));
    expect(orders.filter(({ unreserved }) => unreserved.length === 0)).toHaveLength(5);
    expect(await stockOf(shop, 'GB-04')).toBe(350);
  });

  test('for 48 hours; then they are anybody’s', async () => {
    await ordered({ 'GB-04': 150 });
    await later(47 * HOUR);
    await shop.app.get(Reservations).endOld();
    const within = await ordered({ 'GB-04': 20 });
    expect((await track(within.token)).unreserved).toEqual(['GB-04']);
    await later(2 * HOUR);
    await shop.app.get(Reservations).endOld();
    const after = await ordered({ 'GB-04': 20 });
    expect((await track(after.token)).unreserved).toEqual([]);
    expect(await stockOf(shop, 'GB-04')).toBe(480);
  });
});

describe('a line that took nothing', () => {
  async function partly(): Promise<string> {
    await ordered({ 'GB-04': 150 });
    return (await ordered({ 'GB-04': 8, 'SP-09': 100 })).number;
  }

  test('gives nothing back: edited down, cancelled, cancelled and undone', async () => {
    const number = await partly();
    const order = await read(number);
    const lines = [
      { code: 'GB-04', quantity: 5 },
      { code: 'SP-09', quantity: 90 },
    ];
    const edit = { ...entryOf(order), lines, reason: 'Fewer', revision: order.revision };
    expect((await desk.put(`/api/admin/orders/${number}`, edit)).status).toBe(200);
    expect([await stockOf(shop, 'GB-04'), await stockOf(shop, 'SP-09')]).toEqual([350, 410]);
    expect(await read(number)).toMatchObject({ reserved: true, unreserved: ['GB-04'] });

    await desk.step(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'Not wanted' });
    expect([await stockOf(shop, 'GB-04'), await stockOf(shop, 'SP-09')]).toEqual([350, 500]);
    expect((await desk.post(`/api/admin/orders/${number}/undo`, { from: 'cancelled' })).status).toBe(200);
    expect([await stockOf(shop, 'GB-04'), await stockOf(shop, 'SP-09')]).toEqual([350, 410]);
    expect(await read(number)).toMatchObject({ unreserved: ['GB-04'] });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  });

  test('is named when it is short as the order is confirmed, and nothing is taken then', async () => {
    const number = await partly();
    const staffs = await desk.post<PlacedOrderView>('/api/admin/orders', {
      ...(await goodOrder(shop)),
      lines: [{ code: 'GB-04', quantity: 345, netPaise: 61_000 }],
      // 345 × 610 = 2,10,450; packing 3 % = 6,313.50; freight 120; rounded up by 50 paise.
      expectedTotalPaise: 21_688_400,
    });
    expect(staffs.status).toBe(200);
    expect(await confirm(number)).toMatchObject({
      status: 409,
      body: { code: 'stock-short', details: { goods: [{ code: 'GB-04', lacking: 3 }] } },
    });
    expect([await stockOf(shop, 'GB-04'), await stockOf(shop, 'SP-09')]).toEqual([5, 400]);
    expect(await read(number)).toMatchObject({ state: 'placed', unreserved: ['GB-04'] });
  });
});
