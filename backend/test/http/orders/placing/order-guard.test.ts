import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { USUAL_ORDER_LIMITS, type OrderLimits } from '@shop/contracts/rules/orders/order-limits';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { ShopSettings } from '../../../../src/features/shop/application/shop-settings.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { goodOrder, stockDifferences, type OrderBody } from '../../../support/orders.ts';

const ORDERS = '/api/public/orders';
const HOUR = 3_600_000;
/** Of the demonstration shop: whom to call. */
const phone = '9842100123';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ limits: USUAL_ORDER_LIMITS });
  // Enough for every order of the file.
  await shop.database.query(`
    WITH delivered AS (
      UPDATE product SET stock = stock + 5000 WHERE code IN ('GB-04', 'SP-01') RETURNING id)
    INSERT INTO stock_entry (id, product_id, at, change, reason)
    SELECT uuidv7(), id, now(), 5000, 'correction' FROM delivered`);
});
afterEach(() => set(USUAL_ORDER_LIMITS));
afterAll(() => shop.close());

let customers = 0;
/** Somebody who has never ordered. */
const newPhone = () => `91000${String(++customers).padStart(5, '0')}`;
/** An address nobody has ordered from. */
const newAddress = () => `203.0.113.${++customers}`;

async function set(limits: Partial<OrderLimits>): Promise<void> {
  await shop.changeContent("UPDATE setting SET value = value || $1::jsonb WHERE section = 'limits'", [
    JSON.stringify(limits),
  ]);
}

interface Sending {
  phone?: string;
  address?: string;
  deviceId?: string;
  changes?: Partial<OrderBody>;
}

async function order({ phone = newPhone(), deviceId, changes }: Sending): Promise<OrderBody> {
  const good = await goodOrder(shop, changes);
  return { ...good, customer: { ...good.customer, phone }, ...(deviceId && { deviceId }) };
}

async function send(sending: Sending = {}) {
  const visitor = shop.visitor(sending.address ?? newAddress());
  return visitor.post<{ number: string; code: string }>(ORDERS, await order(sending));
}

describe('the sum of an order', () => {
  test('is taken up to the limit; above it the shop wants to be called', async () => {
    await set({ orderPaise: 339_500 });
    expect(await send()).toMatchObject({ status: 200 });
    await set({ orderPaise: 339_400 });
    expect(await send()).toMatchObject({
      status: 400,
      body: { code: 'order-above-limit', details: { limitPaise: 339_400, phone } },
    });
  });
});

describe('unconfirmed orders of one phone', () => {
  test('reserve three times, however the number is typed; the fourth is taken, unreserved and marked; one that is confirmed makes room', async () => {
    const digits = newPhone();
    const first = await send({ phone: digits });
    const second = await send({ phone: `+91 ${digits}` });
    await send({ phone: `0${digits}` });
    const desk = await shop.staff();
    const guarded = async ({ body }: { body: { number: string } }) => {
      const { body: order } = await desk.get<AdminOrderView>(`/api/admin/orders/${body.number}`);
      return [order.reserved, order.crowdedPhone];
    };
    expect(await guarded(first)).toEqual([true, false]);
    expect(await guarded(await send({ phone: digits }))).toEqual([false, true]);
    for (const { body } of [first, second]) {
      await desk.post(`/api/admin/orders/${body.number}/advance`, { from: 'placed', to: 'confirmed' });
    }
    expect(await guarded(await send({ phone: digits }))).toEqual([true, false]);
  });

  test('come to no more than the limit together, from one device', async () => {
    await set({ openPaisePerPhone: 2 * 339_500 });
    const own = { phone: newPhone(), deviceId: randomUUID() };
    expect((await send(own)).status).toBe(200);
    expect((await send(own)).status).toBe(200);
    await set({ openPaisePerPhone: 3 * 339_500 - 100 });
    expect(await send(own)).toMatchObject({
      status: 409,
      body: { code: 'open-orders-sum-limit', details: { limitPaise: 1_018_400, openPaise: 679_000, phone } },
    });
  });

  test('from a stranger’s devices, however many and however much, never shut out whoever has the number', async () => {
    await set({ openPaisePerPhone: 3 * 339_500 });
    const digits = newPhone();
    const strangers = randomUUID();
    for (let sent = 0; sent < 3; sent++) {
      expect((await send({ phone: digits, deviceId: strangers })).status).toBe(200);
      expect((await send({ phone: digits, deviceId: randomUUID() })).status).toBe(200);
    }
    expect((await send({ phone: digits, deviceId: strangers })).body.code).toBe('open-orders-sum-limit');
    // Nor somebody whose browser keeps no device's name, as the stranger's may not either.
    for (let sent = 0; sent < 4; sent++) expect((await send({ phone: digits })).status).toBe(200);
    const owners = randomUUID();
    for (let sent = 0; sent < 3; sent++) {
      expect((await send({ phone: digits, deviceId: owners })).status).toBe(200);
    }
    expect((await send({ phone: digits, deviceId: owners })).body.code).toBe('open-orders-sum-limit');
  });

  test('sent at once, with the goods in other orders and from one device: three reserve, and nobody dies', async () => {
    const digits = newPhone();
    await set({ ordersPerDevice: 1000 });
    const deviceId = randomUUID();
    const { lines } = await goodOrder(shop);
    const mixed = Array.from({ length: 24 }, (_, index) =>
      send({
        phone: index % 2 ? digits : newPhone(),
        deviceId,
        changes: { lines: index % 3 ? lines : lines.toReversed() },
      }),
    );
    const answers = await Promise.all(mixed);
    const ofPhone = answers.filter((_, index) => index % 2);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    const marks = await shop.database.query(
      `SELECT reserved, crowded_phone, count(*)::integer FROM orders WHERE number = ANY ($1) GROUP BY 1, 2 ORDER BY 1`,
      [ofPhone.map(({ body }) => body.number)],
    );
    expect(marks).toEqual([
      { reserved: false, crowded_phone: true, count: 9 },
      { reserved: true, crowded_phone: false, count: 3 },
    ]);
    expect(await stockDifferences(shop)).toEqual([]);
  });
});

describe('orders an hour', () => {
  test('from one address are counted together, those of another alone; the next hour begins anew', async () => {
    await set({ ordersPerAddress: 2 });
    const address = newAddress();
    await send({ address });
    shop.clock.advance(HOUR / 4);
    await send({ address });
    const third = await send({ address });
    expect(third).toMatchObject({
      status: 429,
      body: { code: 'orders-an-hour-limit', details: { retryAfterSeconds: 2700, phone } },
      headers: { 'retry-after': '2700' },
    });
    expect((await send()).status).toBe(200);
    shop.clock.advance((HOUR * 3) / 4 - 1000);
    expect((await send({ address })).status).toBe(429);
    shop.clock.advance(1000);
    expect((await send({ address })).status).toBe(200);
    expect((await send({ address })).status).toBe(429);
  });

  test('from one IPv6 household are counted together', async () => {
    await set({ ordersPerAddress: 1 });
    expect((await send({ address: '2001:db8:1:2::a' })).status).toBe(200);
    expect((await send({ address: '2001:db8:1:2:ffff::b' })).status).toBe(429);
    expect((await send({ address: '2001:db8:1:3::a' })).status).toBe(200);
  });

  test('of one device are six, from whatever address, also when they come at once', async () => {
    const deviceId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ deviceId })));
    expect(answers.filter(({ status }) => status === 200).length).toBe(6);
    expect(answers.filter(({ body }) => body.code === 'orders-an-hour-limit').length).toBe(6);
    expect((await send({ deviceId: randomUUID() })).status).toBe(200);
    shop.clock.advance(HOUR);
    expect((await send({ deviceId })).status).toBe(200);
  });

  test('leave no trace once the hour is over, and never the address or the device itself', async () => {
    const deviceId = randomUUID();
    await send({ deviceId, address: '198.51.100.7' });
    const [kept] = await shop.database.query<{ traces: string }>(
      "SELECT coalesce(string_agg(sender, ' '), '') AS traces FROM order_sent",
    );
    expect(kept?.traces).not.toMatch(new RegExp(`${deviceId}|198\\.51`));
    shop.clock.advance(2 * HOUR);
    for (let sent = 0; sent < 20; sent++) await send({ deviceId: randomUUID() });
    const [old] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM order_sent WHERE at <= $1',
      [new Date(shop.clock.now().getTime() - HOUR)],
    );
    expect(old?.count).toBe(0);
  });
});

test('nobody waits for the settings with a connection in hand: whoever reads them may wait for one', async () => {
  const settings = shop.app.get(ShopSettings);
  const em = shop.app.get(EntityManager);
  const read = settings.current.bind(settings);
  const within: boolean[] = [];
  const reading = jest.spyOn(settings, 'current').mockImplementation(() => {
    within.push(em.isInTransaction());
    return read();
  });
  expect((await send()).status).toBe(200);
  reading.mockRestore();
  expect(within.length).toBeGreaterThan(0);
  expect(within).not.toContain(true);
});

describe('what counts is what was placed', () => {
  test('the same key again gives the same order, beyond every limit, and is not counted', async () => {
    await set({ ordersPerDevice: 1, openOrdersPerPhone: 1 });
    const body = await order({ deviceId: randomUUID() });
    const visitor = shop.visitor(newAddress());
    const first = await visitor.post(ORDERS, body);
    expect(first.status).toBe(200);
    const again = await Promise.all(Array.from({ length: 4 }, () => visitor.post(ORDERS, body)));
    expect(again.map((answer) => answer.body)).toEqual(Array.from({ length: 4 }, () => first.body));
    // Cleared storage: the key is the same, the device another.
    expect((await visitor.post(ORDERS, { ...body, deviceId: randomUUID() })).body).toEqual(first.body);
    await set({ ordersPerDevice: 2 });
    expect((await send({ deviceId: body.deviceId ?? '' })).status).toBe(200);
    expect((await send({ deviceId: body.deviceId ?? '' })).status).toBe(429);
  });

  test('a refused order does not count', async () => {
    await set({ ordersPerDevice: 1, ordersPerAddress: 1 });
    const sending = { deviceId: randomUUID(), address: newAddress() };
    for (const changes of [{ expectedTotalPaise: 1 }, { remarks: 'x'.repeat(501) }]) {
      expect((await send({ ...sending, changes })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await send(sending)).status).toBe(200);
  });
});

describe('who sends', () => {
  test('a signed-in member of staff is held by no limit, and stands in the order’s history', async () => {
    await set({ orderPaise: 100, openOrdersPerPhone: 1, ordersPerAddress: 1, ordersPerDevice: 1 });
    const digits = newPhone();
    const deviceId = randomUUID();
    const desk = await shop.staff('orders');
    for (let sent = 0; sent < 3; sent++) {
      const placed = await desk.post<{ number: string }>(ORDERS, await order({ phone: digits, deviceId }));
      expect(placed.status).toBe(200);
      const { body } = await desk.get(`/api/admin/orders/${placed.body.number}`);
      expect(body['events']).toMatchObject([{ kind: 'placed-by-staff', actor: 'The orders' }]);
    }
    await set({ orderPaise: 20_000_000 });
    const beside = await send({ phone: digits });
    expect((await desk.get(`/api/admin/orders/${beside.body.number}`)).body).toMatchObject({
      crowdedPhone: true,
    });
    expect((await send({ deviceId })).status).toBe(200);
  });

  test('a member of staff whose access token ran out over a long order is known by their session', async () => {
    await set({ orderPaise: 100 });
    const desk = await shop.staff('orders');
    desk.cookies.delete('staff-access');
    const placed = await desk.post<{ number: string }>(ORDERS, await order({}));
    expect(placed.status).toBe(200);
    // It was looked at, not used up.
    expect((await desk.post('/api/public/staff-session/refresh')).status).toBe(200);
    const { body } = await desk.get(`/api/admin/orders/${placed.body.number}`);
    expect(body['events']).toMatchObject([{ kind: 'placed-by-staff', actor: 'The orders' }]);
  });

  test('a token that was rotated makes nobody staff: not after ten minutes, nor once its successor was used', async () => {
    await set({ orderPaise: 100 });
    const refresh = '/api/public/staff-session/refresh';
    const stranger = { status: 400, body: { code: 'order-above-limit' } };
    const owner = await shop.staff('orders');
    const lost = owner.copy();
    lost.cookies.delete('staff-access');
    await owner.post(refresh);
    // Their own answer may have been lost.
    expect((await lost.copy().post(ORDERS, await order({}))).status).toBe(200);
    await owner.post(refresh);
    expect(await lost.copy().post(ORDERS, await order({}))).toMatchObject(stranger);

    const again = await shop.staff('orders');
    const late = again.copy();
    late.cookies.delete('staff-access');
    await again.post(refresh);
    shop.clock.advance(10 * 60_000 + 1);
    expect(await late.copy().post(ORDERS, await order({}))).toMatchObject(stranger);
    // A look at it ends nothing: that is for whoever asks for its successor.
    expect((await again.post(refresh)).status).toBe(200);
    expect((await late.post(refresh)).status).toBe(401);
    expect((await again.post(refresh)).status).toBe(401);
  });

  test('one who signed out, or has a token of nobody, is a stranger again', async () => {
    await set({ orderPaise: 100 });
    const desk = await shop.staff('orders');
    const body = await order({});
    const before = desk.copy();
    const withoutAccess = desk.copy();
    withoutAccess.cookies.delete('staff-access');
    const forged = desk.copy();
    forged.cookies.delete('staff-access');
    forged.cookies.set(
      'staff-refresh',
      `${desk.cookies.get('staff-refresh')?.slice(0, -20)}${'A'.repeat(20)}`,
    );
    expect((await forged.post(ORDERS, body)).body).toMatchObject({ code: 'order-above-limit' });
    await desk.delete('/api/admin/session');
    expect((await desk.post(ORDERS, body)).body).toMatchObject({ code: 'order-above-limit' });
    expect((await before.post(ORDERS, body)).body).toMatchObject({ code: 'order-above-limit' });
    expect((await withoutAccess.post(ORDERS, body)).body).toMatchObject({ code: 'order-above-limit' });
  });
});

test.each(['', 'x', 7, null, { a: 1 }])('a device id of %j is refused as bad input', async (deviceId) => {
  const answer = await shop.visitor().post(ORDERS, { ...(await order({})), deviceId });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
});
