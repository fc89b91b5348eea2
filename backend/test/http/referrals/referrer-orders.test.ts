import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ReferredOrderView, ReferrerDashboardView } from '@shop/contracts/referrals/views';
import type { Email } from '../../../src/shared/emails/emails.ts';
import { Outbox } from '../../../src/shared/emails/outbox.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodOrder, placeGoodOrder } from '../../support/orders.ts';
import { addReferrer, PASSWORD } from '../../support/people.ts';

let shop: TestShop;
let emails: Email[] = [];
beforeAll(async () => {
  shop = await bootShop();
  await shop.database.query('UPDATE product SET stock = NULL');
  jest.spyOn(shop.app.get(Outbox), 'post').mockImplementation(async (message) => {
    emails.push(message);
  });
});
afterAll(() => shop.close());
afterEach(() => {
  emails = [];
});

let next = 0;
let meena: { id: string; code: string; caller: Caller };
beforeEach(async () => {
  const code = `MEENA${(next += 1)}`;
  const { id, email } = await addReferrer(shop.database, code);
  await shop.changeContent('UPDATE referrer SET name = name WHERE id = $1', [id]);
  const caller = shop.visitor();
  await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
  meena = { id, code, caller };
});

const assisted = async (changes: object = {}) =>
  meena.caller.post<{ number: string }>('/api/referrer/orders', {
    ...(await goodOrder(shop)),
    customerAgreed: true,
    ...changes,
  });
const page = async (query = '') =>
  (await meena.caller.get<ListPage<ReferredOrderView>>(`/api/referrer/orders${query}`)).body;
const numbers = async (query: string) => (await page(query)).rows.map(({ number }) => number);

describe('an order that a referrer sends for a customer', () => {
  test('is not placed by one who is suspended and signed in to read', async () => {
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [meena.id]);
    const email = `${meena.code.toLowerCase()}@referrer.test`;
    await meena.caller.post('/api/public/referrer-session', { email, password: PASSWORD });
    expect(await assisted()).toMatchObject({ status: 403, body: { code: 'referrer-suspended' } });
    expect((await page()).rows).toEqual([]);
  });

  test('counts for the referrer, keeps that the customer agreed, and gives the number alone', async () => {
    const { status, body } = await assisted({ referralCode: 'RAVI10' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['number']);
    const [order] = await shop.database.query(
      `SELECT o.referral_code AS code, o.referrer_id AS referrer, o.customer_agreed_at AS agreed, e.actor_kind AS kind
       FROM orders o JOIN order_event e ON e.order_id = o.id WHERE o.number = $1`,
      [body.number],
    );
    expect(order).toEqual({
      code: meena.code,
      referrer: meena.id,
      agreed: shop.clock.now(),
      kind: 'referrer',
    });
  });

  test('is told at the desk to be sent for a customer who agreed, and when', async () => {
    const { body } = await assisted();
    const desk = await shop.staff('orders');
    const read = async (number: string) =>
      (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body.customerAgreedAt;
    expect(await read(body.number)).toBe(shop.clock.now().toISOString());
    const { number } = await placeGoodOrder(shop, { referralCode: meena.code });
    expect(await read(number)).toBe(null);
  });

  test('gives the customer the way to it by mail', async () => {
    const order = await goodOrder(shop);
    await assisted({ ...order, customer: { ...order.customer, email: 'anitha@customer.test' } });
    expect(emails).toMatchObject([{ kind: 'order-received', to: 'anitha@customer.test' }]);
  });

  test('that is sent again under its key is the same one, and nobody’s to ask for by the endpoint of shoppers', async () => {
    const idempotencyKey = randomUUID();
    const first = await assisted({ idempotencyKey });
    expect((await assisted({ idempotencyKey })).body).toEqual(first.body);
    const asShopper = await shop
      .visitor()
      .post('/api/public/orders', { ...(await goodOrder(shop)), idempotencyKey });
    expect(asShopper.body).toMatchObject({ code: 'idempotency-key-reused' });
  });

  test('is nobody else’s, who knows its key and all that is in it', async () => {
    const order = { ...(await goodOrder(shop)), customerAgreed: true };
    const { body } = await meena.caller.post<{ number: string }>('/api/referrer/orders', order);
    const { email } = await addReferrer(shop.database, `KUMAR${(next += 1)}`);
    const kumar = shop.visitor();
    await kumar.post('/api/public/referrer-session', { email, password: PASSWORD });
    const answer = await kumar.post('/api/referrer/orders', order);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
    expect(JSON.stringify(answer.body)).not.toContain(body.number);
  });

  test.each([
    ['without the customer’s consent', { customerAgreed: undefined }],
    ['with a consent that was refused', { customerAgreed: false }],
    ['for somebody below the age', { adult: false }],
  ])('%s is refused', async (_, changes) => {
    expect((await assisted(changes)).status).toBe(400);
  });

  test('is counted by the referrer, not by the address or the device it is sent from', async () => {
    await shop.database.query(
      'UPDATE setting SET value = value || \'{"ordersPerReferrer": 2, "ordersPerAddress": 1}\' WHERE section = \'limits\'',
    );
    await shop.changeContent("UPDATE setting SET revision = revision + 1 WHERE section = 'limits'");
    const sent = async () => (await assisted()).status;
    expect([await sent(), await sent(), await sent()]).toEqual([200, 200, 429]);
    await shop.database.query(
      'UPDATE setting SET value = value || \'{"ordersPerReferrer": 1000, "ordersPerAddress": 1000}\' WHERE section = \'limits\'',
    );
    await shop.changeContent("UPDATE setting SET revision = revision + 1 WHERE section = 'limits'");
  });

  test('is nothing for shoppers and staff', async () => {
    const body = { ...(await goodOrder(shop)), customerAgreed: true };
    for (const caller of [shop.visitor(), await shop.staff()])
      expect((await caller.post('/api/referrer/orders', body)).status).toBe(401);
  });
});

describe('the list of own orders', () => {
  test('shows state, way and commission, the newest first, with the phone masked', async () => {
    const { number } = await placeGoodOrder(shop, { referralCode: meena.code });
    shop.clock.advance(60_000);
    const mine = (await assisted()).body.number;
    const { rows, total } = await page();
    expect(total).toBe(2);
    expect(rows.map((row) => row.number)).toEqual([mine, number]);
    expect(rows[1]).toEqual({
      number,
      placedAt: expect.any(String),
      customerName: 'Meenakshi Sundaram',
      maskedPhone: '98xxxxxx10',
      city: 'Madurai',
      state: 'placed',
      way: 'link',
      goodsPaise: 318_000,
      // 5 % of ₹3,180
      pendingPaise: 15_900,
      earnedPaise: 0,
    });
    expect(rows[0]?.way).toBe('assisted');
  });

  test('is searched by number, name and city, filtered by state, way and day; never by phone', async () => {
    const { number } = await placeGoodOrder(shop, { referralCode: meena.code });
    const mine = (await assisted()).body.number;
    expect(await numbers(`?search=${number}`)).toEqual([number]);
    expect(await numbers('?search=madurai%20MEENAKSHI')).toHaveLength(2);
    expect(await numbers('?way=assisted')).toEqual([mine]);
    expect(await numbers('?state=collected')).toEqual([]);
    expect(await numbers(`?from=${shop.clock.today()}&to=${shop.clock.today()}`)).toHaveLength(2);
    for (const digits of ['9876543210', '98765', '43210']) {
      expect(await numbers(`?search=${digits}`)).toEqual([]);
    }
    expect((await meena.caller.get('/api/referrer/orders?phone=9876543210')).status).toBe(400);
  });
});

test('the dashboard tells visits, orders and what is pending, and why', async () => {
  await placeGoodOrder(shop, { referralCode: meena.code });
  await assisted();
  const cancelled = await placeGoodOrder(shop, { referralCode: meena.code });
  const desk = await shop.staff('orders');
  await desk.post(`/api/admin/orders/${cancelled.number}/cancel`, { from: 'placed', reason: 'Wrong number' });
  await shop.database.query('INSERT INTO referral_visit (referrer_id, day, visits) VALUES ($1, $2, 7)', [
    meena.id,
    shop.clock.today(),
  ]);
  const { body } = await meena.caller.get<ReferrerDashboardView>('/api/referrer/dashboard');
  expect(body.link.url).toBe(`http://shop.test/quick-order/${meena.code}`);
  expect(body.link.qrCode).toMatch(/^<svg /);
  // Two orders of ₹3,180 at 5 %; the cancelled one is worth nothing.
  expect(body.sums).toEqual({ pendingPaise: 31_800, earnedPaise: 0, duePaise: 0, paidPaise: 0 });
  expect(body.pending).toEqual([{ state: 'placed', orders: 2, paise: 31_800 }]);
  expect(body.weeks).toHaveLength(12);
  expect(body.weeks.at(-1)).toMatchObject({ visits: 7, orders: 1, assisted: 1, commissionPaise: 31_800 });
  expect(new Date(body.weeks[0]?.monday ?? '').getUTCDay()).toBe(1);
});
