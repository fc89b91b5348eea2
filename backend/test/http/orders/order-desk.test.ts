import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView, OrderRowView, OwnOrderView } from '@shop/contracts/orders/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { keyed, LORRY, payment, placeGoodOrder, stockDifferences, stockOf } from '../../support/orders.ts';
import { waitForLock } from '../../support/wait-for.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
});
afterAll(() => shop.close());

const step = (number: string, name: string, body?: object, caller = desk) =>
  caller.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);

const track = async (token: string) =>
  (await shop.visitor().get<OwnOrderView>(`/api/public/orders/${token}`)).body;

describe('from the call to the collection', () => {
  test('the order desk carries an order through, and the tracking page follows', async () => {
    const { number, token } = await placeGoodOrder(shop);
    expect(await track(token)).toMatchObject({ paymentDetails: null, upi: null });

    await step(number, 'advance', { from: 'placed', to: 'confirmed' });
    // Estimate mode: only now is the customer asked to pay.
    expect(await track(token)).toMatchObject({
      paymentDetails: { upiId: 'agalcrackers@demobank' },
      upi: {
        link: `upi://pay?pa=agalcrackers@demobank&pn=Agal%20Crackers%20(demonstration%20shop)&am=3395.00&cu=INR&tn=${number}`,
        qrCode: expect.stringMatching(/^<svg /),
      },
    });

    await step(number, 'payments', payment({ amountPaise: 150_000 }));
    expect(await track(token)).toMatchObject({
      paymentStatus: 'part-paid',
      balancePaise: 189_500,
      upi: { link: expect.stringContaining('&am=1895.00&') },
    });
    await step(number, 'payments', payment({ mode: 'bank', amountPaise: 189_500 }));
    expect(await track(token)).toMatchObject({
      paymentStatus: 'paid',
      balancePaise: 0,
      paymentDetails: null,
      upi: null,
    });

    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    await step(number, 'dispatch', { from: 'packed', ...LORRY });
    expect(await track(token)).toMatchObject({ state: 'dispatched', dispatch: LORRY });
    await step(number, 'advance', { from: 'dispatched', to: 'arrived' });
    const { body } = await step(number, 'advance', { from: 'arrived', to: 'collected' });
    expect(body).toMatchObject({ state: 'collected', nextStates: [] });
    expect((await track(token)).events.map(({ kind }) => kind)).toEqual([
      'placed',
      'confirmed',
      'payment-received',
      'payment-received',
      'packed',
      'dispatched',
      'arrived',
      'collected',
    ]);
    expect(body.events.at(-1)).toMatchObject({ actor: 'The orders', kind: 'collected' });
  });

  test('a word among staff is not shown to the customer, nor why the order waits', async () => {
    const { number, token } = await placeGoodOrder(shop);
    await step(number, 'notes', { text: 'Rude on the phone' });
    await step(number, 'hold', { reason: 'Address looks wrong' });
    const seen = await track(token);
    expect(seen.onHold).toBe(true);
    expect(JSON.stringify(seen)).not.toMatch(/Rude|Address looks wrong/);
    expect(seen.events.map(({ kind }) => kind)).toEqual(['placed', 'held']);
  });
});

describe('a step that cannot be taken', () => {
  test('of two who confirm at once one is told that the other was faster', async () => {
    const { number } = await placeGoodOrder(shop);
    const answers = await Promise.all([
      step(number, 'advance', { from: 'placed', to: 'confirmed' }),
      step(number, 'advance', { from: 'placed', to: 'confirmed' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ code: 'order-state-changed', details: { state: 'confirmed' } });
  });

  test('dispatch without transporter, LR number, date and parcels', async () => {
    const { number } = await placeGoodOrder(shop);
    const answer = await step(number, 'dispatch', {
      from: 'placed',
      transporter: 'KPN',
      lrDate: '2026-02-30',
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        details: { fields: { lrNumber: expect.any(Array), lrDate: ['isDay'], parcels: expect.any(Array) } },
      },
    });
  });

  test('an unknown order number', async () => {
    expect(await step('DS26-99999', 'advance', { from: 'placed', to: 'confirmed' })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  test('a step that waited for another happens after it, also in the timeline', async () => {
    const { number } = await placeGoodOrder(shop);
    const letGo = await shop.database.hold('SELECT FROM orders WHERE number = $1 FOR UPDATE', [number]);
    const waiting = step(number, 'notes', { text: 'Called again' });
    await waitForLock(shop.database);
    shop.clock.advance(1_000);
    await letGo();
    const { body } = await waiting;
    expect(body.events.at(-1)).toMatchObject({ kind: 'note-added', at: shop.clock.now().toISOString() });
  });

  test('a move over a hold, until it is lifted', async () => {
    const { number } = await placeGoodOrder(shop);
    await step(number, 'hold', { reason: 'call again' });
    expect(await step(number, 'advance', { from: 'placed', to: 'confirmed' })).toMatchObject({
      status: 409,
      body: { code: 'order-on-hold', details: { reason: 'call again' } },
    });
    await step(number, 'release');
    expect((await step(number, 'advance', { from: 'placed', to: 'confirmed' })).status).toBe(200);
  });
});

describe('cancelling', () => {
  test('puts the goods back once, with a reason in the stock ledger', async () => {
    const before = await stockOf(shop, 'GB-04');
    const { number } = await placeGoodOrder(shop);
    const answers = await Promise.all([
      step(number, 'cancel', { from: 'placed', reason: 'No answer on the phone' }),
      step(number, 'cancel', { from: 'placed', reason: 'No answer on the phone' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stockOf(shop, 'GB-04')).toBe(before);
    expect(await stockDifferences(shop)).toEqual([]);
  });

  test('of a paid order leaves a refund due, which only a manager may pay back', async () => {
    const { number } = await placeGoodOrder(shop);
    await step(number, 'payments', payment());
    await step(number, 'cancel', { from: 'placed', reason: 'Moved away' });
    expect((await desk.get(`/api/admin/orders/${number}`)).body).toMatchObject({
      paymentStatus: 'refund-due',
      balancePaise: -100_000,
    });
    expect(await step(number, 'refunds', payment())).toMatchObject({
      status: 403,
      body: { code: 'permission-missing', details: { permission: 'payments.refund' } },
    });
    const manager = await shop.staff('manager');
    expect(await step(number, 'refunds', payment({ amountPaise: 100_001 }), manager)).toMatchObject({
      status: 409,
      body: { code: 'refund-exceeds-paid', details: { paidPaise: 100_000 } },
    });
    const { body } = await step(number, 'refunds', payment(), manager);
    expect(body).toMatchObject({ paymentStatus: 'nothing-due', balancePaise: 0 });
    expect(body.payments.map(({ amountPaise }) => amountPaise)).toEqual([100_000, -100_000]);
  });
});

describe('the payments ledger', () => {
  test('enters a payment once a key, however often it is sent', async () => {
    const { number } = await placeGoodOrder(shop);
    const entry = payment();
    const pay = keyed(desk, randomUUID());
    const answers = await Promise.all([1, 2, 3].map(() => pay(number, 'payments', entry)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await pay(number, 'payments', { ...entry, amountPaise: 1 })).body).toMatchObject({
      code: 'idempotency-key-reused',
    });
    const { body } = await desk.get<AdminOrderView>(`/api/admin/orders/${number}`);
    expect(body.payments).toHaveLength(1);
    expect(body.events.filter(({ kind }) => kind === 'payment-received')).toHaveLength(1);
  });

  test('takes a key for one order only, also when several are entered at once', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 6 }, async () => (await placeGoodOrder(shop)).number),
    );
    const entry = payment({ mode: 'cash', reference: null });
    const pay = keyed(desk, randomUUID());
    const answers = await Promise.all(numbers.map((number) => pay(number, 'payments', entry)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const again = await pay(numbers[answers.findIndex(({ status }) => status === 200)] ?? '', 'payments', {
      ...entry,
      note: 'another',
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
  });

  test('takes a UTR once over all orders', async () => {
    const reference = '630000111222';
    await step((await placeGoodOrder(shop)).number, 'payments', payment({ reference }));
    const { number } = await placeGoodOrder(shop);
    for (const spelling of [reference, 'utr 630-000-111-222']) {
      expect(await step(number, 'payments', payment({ reference: spelling }))).toMatchObject({
        status: 409,
        body: { code: 'payment-reference-used' },
      });
    }
    expect((await desk.get(`/api/admin/orders/${number}`)).body).toMatchObject({ paymentStatus: 'unpaid' });
  });

  test('needs a reference unless it is cash', async () => {
    const { number } = await placeGoodOrder(shop);
    expect((await step(number, 'payments', payment({ mode: 'cash', reference: null }))).status).toBe(200);
    expect((await step(number, 'payments', payment({ mode: 'upi', reference: null }))).status).toBe(400);
  });

  test('can be changed by nobody, not even by the program itself', async () => {
    const serving = `SET LOCAL ROLE shop_app;`;
    for (const ledger of [
      'payment',
      'receipt',
      'receipt_correction',
      'stock_entry',
      'order_event',
      'audit_entry',
    ]) {
      for (const change of [
        `UPDATE ${ledger} SET ${ledger === 'receipt_correction' ? 'reason = reason' : 'id = id'}`,
        `DELETE FROM ${ledger}`,
      ]) {
        await expect(shop.database.query(`BEGIN; ${serving} ${change}; COMMIT;`)).rejects.toThrow(
          'permission denied',
        );
        await shop.database.query('ROLLBACK');
      }
    }
  });
});

describe('the list of orders', () => {
  test('finds by number, name, phone and city, and filters', async () => {
    const { number } = await placeGoodOrder(shop, { remarks: 'findable' });
    await shop.database.query(
      "UPDATE orders SET customer_name = 'Zubaida Begum', city = 'Tenkasi' WHERE number = $1",
      [number],
    );
    const found = async (query: string) => {
      const { body } = await desk.get<ListPage<OrderRowView>>(`/api/admin/orders?${query}`);
      return body.rows.map((order) => order.number);
    };
    expect(await found(`search=${number}`)).toEqual([number]);
    expect(await found('search=zubaida')).toEqual([number]);
    expect(await found('search=tenkasi%20zub')).toEqual([number]);
    expect(await found('search=98765&state=placed')).toContain(number);
    expect(await found('search=zubaida&state=packed')).toEqual([]);
    expect(await found('search=zubaida&payment=unpaid')).toEqual([number]);
    expect(await found('search=zubaida&payment=paid')).toEqual([]);
    expect(await found('search=zubaida&from=2000-01-01&to=2000-12-31')).toEqual([]);
    expect(await found('search=%25')).toEqual([]);
  });

  test('has the whole of the last day, as days begin and end in Kolkata', async () => {
    const place = async (placedAt: string) => {
      const { number } = await placeGoodOrder(shop);
      await shop.database.query(
        "UPDATE orders SET customer_name = 'Nila Nightowl', placed_at = $2 WHERE number = $1",
        [number, placedAt],
      );
      return number;
    };
    await place('2026-11-01T00:00:00+05:30');
    const last = await place('2026-10-31T23:59:59+05:30');
    const first = await place('2026-10-01T00:00:00+05:30');
    await place('2026-09-30T23:59:59+05:30');
    const { body } = await desk.get<ListPage<OrderRowView>>(
      '/api/admin/orders?search=nightowl&from=2026-10-01&to=2026-10-31',
    );
    expect(body.rows.map(({ number }) => number)).toEqual([last, first]);
    expect(body.total).toBe(2);
  });

  test.each([
    '+91 91234 56780',
    '+919123456780',
    '091234-56780',
    '91234 56780',
    'yam +91 9123456780',
    '+91 91234',
  ])('finds a phone typed as %j', async (typed) => {
    await shop.database.query(
      "UPDATE orders SET customer_name = 'Yamuna', phone = '9123456780' WHERE id = (SELECT max(id::text)::uuid FROM orders)",
    );
    const { body } = await desk.get<ListPage<OrderRowView>>(
      `/api/admin/orders?search=${encodeURIComponent(typed)}`,
    );
    expect(body.rows.map((order) => order.phone)).toEqual(['9123456780']);
  });

  test.each([
    'sort=number;DROP',
    'page=1',
    'from=0000-01-01',
    'cursor=%00',
    'state=lost',
    'search=%00',
    'limit=1',
    'from=2026-13-01',
  ])('refuses %s', async (query) => {
    expect((await desk.get(`/api/admin/orders?${query}`)).status).toBe(400);
  });

  test('is for staff who may read orders', async () => {
    expect((await shop.visitor().get('/api/admin/orders')).status).toBe(401);
    expect((await (await shop.staff('content')).get('/api/admin/orders')).status).toBe(403);
  });
});
