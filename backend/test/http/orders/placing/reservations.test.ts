import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { CancelledTogetherView, OrderGuardView } from '@shop/contracts/order-guard/views';
import { USUAL_ORDER_LIMITS, type OrderLimits } from '@shop/contracts/rules/orders/order-limits';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { Reservations } from '../../../../src/features/orders/application/placing/reservations.ts';
import { ShopSettings } from '../../../../src/features/shop/application/shop-settings.ts';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, payment, stockOf } from '../../../support/orders.ts';
import { waitFor } from '../../../support/wait-for.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ limits: { ...USUAL_ORDER_LIMITS, ordersPerDevice: 1_000 } });
  await shop.database.query(`
    WITH delivered AS (UPDATE product SET stock = 1000 WHERE code IN ('GB-04', 'SP-01') RETURNING id, stock)
    INSERT INTO stock_entry (id, product_id, at, change, reason)
    SELECT uuidv7(), p.id, now(), 1000 - (SELECT coalesce(sum(change), 0) FROM stock_entry e WHERE e.product_id = p.id),
      'correction' FROM delivered p
    WHERE 1000 <> (SELECT coalesce(sum(change), 0) FROM stock_entry e WHERE e.product_id = p.id)`);
  desk = await shop.staff('orders');
});
afterEach(async () => {
  await set(USUAL_ORDER_LIMITS);
});
afterAll(() => shop.close());

/** Waits until the shop goes by them: a version that it hears of may be of what was changed before. */
async function set(limits: Partial<OrderLimits>): Promise<void> {
  await shop.database.query("UPDATE setting SET value = value || $1::jsonb WHERE section = 'limits'", [
    JSON.stringify(limits),
  ]);
  const settings = shop.app.get(ShopSettings);
  await waitFor(async () => expect((await settings.current()).limits).toMatchObject(limits));
}
const reservations = () => shop.app.get(Reservations);
const read = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const confirm = (number: string) =>
  desk.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });
const guard = async () => (await desk.get<OrderGuardView>('/api/admin/order-guard')).body;
const groupOf = async (kind: string) => (await guard()).groups.find((group) => group.kind === kind);
const differences = () => reconcile(shop.app.get(Database));

let strangers = 0;
interface Stranger {
  phone?: string;
  deviceId?: string;
  address?: string;
}
/** ₹3,395: GB-04 × 5 (₹610) and SP-01 × 10 (₹13), goods of ₹3,180, by somebody new. */
async function ordered({ phone, deviceId = randomUUID(), address }: Stranger = {}): Promise<string> {
  const nth = ++strangers;
  const good = await goodOrder(shop);
  const customer = {
    ...good.customer,
    phone: phone ?? `91000${String(nth).padStart(5, '0')}`,
    address: address ?? `${nth} North Masi Street`,
  };
  const visitor = shop.visitor(`203.0.113.${nth % 250}`);
  const { status, body } = await visitor.post<{ number: string }>('/api/public/orders', {
    ...good,
    customer,
    deviceId,
  });
  expect(status).toBe(200);
  return body.number;
}
const cancelAll = () =>
  shop.database
    .query<{ number: string }>("SELECT number FROM orders WHERE state = 'placed'")
    .then((rows) =>
      rows.reduce(
        (before, { number }) =>
          before.then(() =>
            desk
              .post(`/api/admin/orders/${number}/cancel`, { from: 'placed', reason: 'End of test' })
              .then(() => undefined),
          ),
        Promise.resolve(),
      ),
    );

describe('an order that nobody has confirmed', () => {
  test('reserves its goods up to the limit, and above it takes them when it is confirmed', async () => {
    const before = await stockOf(shop, 'GB-04');
    const small = await ordered();
    expect([await stockOf(shop, 'GB-04'), (await read(small)).reserved]).toEqual([(before ?? 0) - 5, true]);
    await set({ reservePaise: 339_400 });
    const large = await ordered();
    expect([await stockOf(shop, 'GB-04'), (await read(large)).reserved]).toEqual([(before ?? 0) - 5, false]);
    expect(await differences()).toEqual([]);
    expect((await confirm(large)).status).toBe(200);
    expect([await stockOf(shop, 'GB-04'), (await read(large)).reserved]).toEqual([(before ?? 0) - 10, true]);
    // Taken back it is reserved still, cancelled it gives back what it took, once.
    await desk.post(`/api/admin/orders/${large}/back`, { from: 'confirmed', reason: 'Called again' });
    expect((await read(large)).reserved).toBe(true);
    await desk.post(`/api/admin/orders/${large}/cancel`, { from: 'placed', reason: 'Not wanted' });
    expect(await stockOf(shop, 'GB-04')).toBe((before ?? 0) - 5);
    expect(await differences()).toEqual([]);
  });

  test('that reserves nothing says what is short when it is confirmed, and gives back nothing', async () => {
    await set({ reservePaise: 339_400 });
    const large = await ordered();
    const before = (await stockOf(shop, 'GB-04')) ?? 0;
    await shop.database.query(`
      WITH p AS (UPDATE product SET stock = 2 WHERE code = 'GB-04' RETURNING id)
      INSERT INTO stock_entry (id, product_id, at, change, reason) SELECT uuidv7(), id, now(), ${2 - before}, 'correction' FROM p`);
    expect(await confirm(large)).toMatchObject({
      status: 409,
      body: { code: 'stock-short', details: { goods: [{ code: 'GB-04', lacking: 3 }] } },
    });
    expect(await read(large)).toMatchObject({ state: 'placed', reserved: false });
    await desk.post(`/api/admin/orders/${large}/cancel`, { from: 'placed', reason: 'Nothing left' });
    expect(await stockOf(shop, 'GB-04')).toBe(2);
    await shop.database.query(`
      WITH p AS (UPDATE product SET stock = 1000 WHERE code = 'GB-04' RETURNING id)
      INSERT INTO stock_entry (id, product_id, at, change, reason) SELECT uuidv7(), id, now(), 998, 'correction' FROM p`);
    expect(await differences()).toEqual([]);
  });

  test('takes its goods as it becomes one with another, and the ledger says why', async () => {
    const before = await stockOf(shop, 'GB-04');
    await set({ ...USUAL_ORDER_LIMITS, reservePaise: 0 });
    const phone = '9100099999';
    const [one, other] = [await ordered({ phone }), await ordered({ phone })];
    const body = { from: other, revision: 0, fromRevision: 0 };
    expect((await desk.post(`/api/admin/orders/${one}/merge`, body)).status).toBe(200);
    expect(await stockOf(shop, 'GB-04')).toBe(Number(before) - 10);
    const reasons = await shop.database.query<{ number: string; reason: string }>(
      `SELECT o.number, e.reason FROM stock_entry e JOIN orders o ON o.id = e.order_id JOIN product p ON p.id = e.product_id
       WHERE o.number IN ($1, $2) AND p.code = 'GB-04' AND e.reason <> 'order-merged' ORDER BY o.number`,
      [one, other],
    );
    expect(reasons).toEqual([one, other].map((number) => ({ number, reason: 'reserved-to-merge' })));
    expect(await read(one)).toMatchObject({ state: 'placed', reserved: true });
    expect(await differences()).toEqual([]);
  });

  test('is priced by the shelf as it is, though it takes nothing from it', async () => {
    await set({ reservePaise: 339_400 });
    // Past every copy’s memory: as if a colleague had changed the price in this moment.
    await shop.database.query('ALTER TABLE product DISABLE TRIGGER USER');
    await shop.database.query("UPDATE product SET net_paise = 61001 WHERE code = 'GB-04'");
    const good = await goodOrder(shop);
    const answer = await shop.visitor().post('/api/public/orders', good);
    await shop.database.query("UPDATE product SET net_paise = 61000 WHERE code = 'GB-04'");
    await shop.database.query('ALTER TABLE product ENABLE TRIGGER USER');
    expect(answer).toMatchObject({ status: 409, body: { code: 'quote-changed' } });
  });

  test('gives its goods back after 48 hours, once, by whichever copy looks, unless something was paid', async () => {
    const [old, confirmed, takenBack, young, paid] = [
      await ordered(),
      await ordered(),
      await ordered(),
      await ordered(),
      await ordered(),
    ];
    // The shop’s own job may be faster than what follows: it does the same.
    const before = (await stockOf(shop, 'GB-04')) ?? 0;
    await confirm(confirmed);
    expect((await desk.post(`/api/admin/orders/${paid}/payments`, payment())).status).toBe(200);
    await shop.database.query(
      `WITH aged AS (UPDATE orders SET placed_at = placed_at - interval '49 hours' WHERE number = ANY($1) RETURNING id)
       UPDATE order_event SET at = at - interval '49 hours' FROM aged WHERE order_id = aged.id AND kind = 'placed'`,
      [[old, confirmed, takenBack, paid]],
    );
    await confirm(takenBack);
    await desk.post(`/api/admin/orders/${takenBack}/back`, { from: 'confirmed', reason: 'Call again' });
    await Promise.all([reservations().endOld(), reservations().endOld()]);
    expect(await stockOf(shop, 'GB-04')).toBe(before + 5);
    const states = await Promise.all([old, confirmed, takenBack, young, paid].map(read));
    expect(states.map(({ reserved }) => reserved)).toEqual([false, true, true, true, true]);
    expect(states[0]?.events.at(-1)).toMatchObject({ kind: 'reservation-ended', actor: 'The shop' });
    expect(await differences()).toEqual([]);
    // Confirmed after all, it takes them again.
    expect((await confirm(old)).status).toBe(200);
    expect(await stockOf(shop, 'GB-04')).toBe(before);
    expect(await differences()).toEqual([]);
  });
});

describe('the breaker', () => {
  /** All that is counted are GB-04 and SP-01 then, 1,000 each at ₹610 and ₹13 less two orders: ₹6,16,640. */
  const onlyTwo = () =>
    shop.database.query("UPDATE product SET stock = NULL WHERE code NOT IN ('GB-04', 'SP-01')");

  test('goes on when strangers take a fifth of the shelf within ten minutes, tells owners, and goes off by itself', async () => {
    await onlyTwo();
    await cancelAll();
    // Ten orders hold ₹31,800. The whole shelf is what is on it and these.
    await set({ breakerPercent: 6 });
    for (let n = 0; n < 9; n++) await ordered();
    await reservations().watch();
    expect((await guard()).breaker.onSince).toBeNull();
    await set({ breakerPercent: 5 });
    await reservations().watch();
    expect((await guard()).breaker.onSince).toBeNull();
    await ordered();
    await reservations().watch();
    expect((await guard()).breaker).toMatchObject({
      onSince: shop.clock.now().toISOString(),
      turnedBy: 'The shop',
    });
    const owner = await shop.staff('owner');
    const alerts = (await owner.get<{ alert: object }[]>('/api/admin/owner-alerts')).body;
    expect(alerts.filter(({ alert }) => JSON.stringify(alert).includes('order-breaker'))).toHaveLength(1);

    await waitFor(async () => expect((await read(await ordered())).reserved).toBe(false));
    await reservations().watch();
    expect((await guard()).breaker.onSince).not.toBeNull();
    // Ten minutes on nobody asks for so much any more.
    shop.clock.advance(HOUR / 6 + 1_000);
    await reservations().watch();
    expect((await guard()).breaker).toMatchObject({ onSince: null, offAt: shop.clock.now().toISOString() });
    await waitFor(async () => expect((await read(await ordered())).reserved).toBe(true));
    await cancelAll();
    expect(await differences()).toEqual([]);
  });

  test('goes off by staff’s, too', async () => {
    await reservations().setBreaker(true, { kind: 'system', id: null, name: 'The shop' });
    const { body } = await desk.post<OrderGuardView>('/api/admin/order-guard/breaker-off');
    expect(body.breaker).toMatchObject({ onSince: null, turnedBy: 'The orders' });
    await waitFor(async () => expect((await read(await ordered())).reserved).toBe(true));
    await cancelAll();
  });
});

describe('suspicious orders', () => {
  test('stand together by phone, device and address, and are cancelled together with their goods', async () => {
    await cancelAll();
    const before = await stockOf(shop, 'GB-04');
    const deviceId = randomUUID();
    const phone = '9333300001';
    const two = [await ordered({ phone }), await ordered({ phone })];
    const ofDevice = [await ordered({ deviceId }), await ordered({ deviceId }), await ordered({ deviceId })];
    const address = '12, Car Street';
    const there = [
      await ordered({ address }),
      await ordered({ address: '12 car street' }),
      await ordered({ address }),
    ];
    await ordered();
    expect(await groupOf('phone')).toMatchObject({ what: phone, orders: 2, totalPaise: 679_000 });
    expect((await groupOf('device'))?.rows.map(({ number }) => number).toSorted()).toEqual(ofDevice);
    expect((await groupOf('address'))?.rows.map(({ number }) => number).toSorted()).toEqual(there);

    const moved = ofDevice[0] ?? '';
    await confirm(moved);
    const together = { numbers: ofDevice, reason: 'One stranger' };
    const answers = await Promise.all([
      desk.post<CancelledTogetherView>('/api/admin/order-guard/cancel', together),
      desk.post<CancelledTogetherView>('/api/admin/order-guard/cancel', together),
    ]);
    expect(answers.reduce((sum, { body }) => sum + body.cancelled, 0)).toBe(2);
    expect((await read(moved)).state).toBe('confirmed');
    // Nine were placed, two cancelled.
    expect(await stockOf(shop, 'GB-04')).toBe((before ?? 0) - 7 * 5);
    expect(await groupOf('device')).toBeUndefined();
    expect(two).toHaveLength(2);
    expect(await differences()).toEqual([]);
  });
});
