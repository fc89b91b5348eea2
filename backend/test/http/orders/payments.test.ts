import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import { addDays, dayOf } from '@shop/contracts/rules/days';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, placeGoodOrder } from '../../support/orders.ts';
import { typePassword } from '../../support/people.ts';
import { waitForLock } from '../../support/wait-for.ts';

/** What a good order comes to, paise. */
const TOTAL = 339_500;

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
});
afterAll(() => shop.close());

const step = (number: string, name: string, body: object) =>
  desk.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
const read = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const placed = async () => (await placeGoodOrder(shop)).number;
const track = async (token: string) =>
  (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
const receiptOf = (order: AdminOrderView) => order.held[0]?.receiptId ?? '';
const doubtful = (...warnings: object[]) => ({
  status: 409,
  body: {
    code: 'payment-doubtful',
    details: { doubts: warnings.map((doubt) => expect.objectContaining(doubt)) },
  },
});

describe('every rupee that arrived is recorded', () => {
  test('more than is owed is asked about first, and is due back then', async () => {
    const number = await placed();
    const entry = payment({ amountPaise: TOTAL + 100 });
    expect(await step(number, 'payments', entry)).toMatchObject(
      doubtful({ doubt: 'above-balance', number, overPaise: 100 }),
    );
    expect((await read(number)).payments).toEqual([]);
    const { body } = await step(number, 'payments', { ...entry, despite: ['above-balance'] });
    expect(body).toMatchObject({ paidPaise: TOTAL + 100, balancePaise: -100, paymentStatus: 'refund-due' });
  });

  test('for a cancelled order is asked about first, and is due back then', async () => {
    const number = await placed();
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    expect(await read(number)).toMatchObject({ balancePaise: 0, paymentStatus: 'nothing-due' });
    expect(await step(number, 'payments', payment())).toMatchObject(
      doubtful({ doubt: 'order-cancelled', number }),
    );
    const { body } = await step(number, 'payments', payment({ despite: ['order-cancelled'] }));
    expect(body).toMatchObject({ balancePaise: -100_000, paymentStatus: 'refund-due' });
  });

  test('what was asked of one thing is not meant for another', async () => {
    const number = await placed();
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    expect(await step(number, 'payments', payment({ despite: ['above-balance'] }))).toMatchObject(
      doubtful({ doubt: 'order-cancelled' }),
    );
  });

  test('one transfer pays two orders, and never more than came in', async () => {
    const [first, second] = [await placed(), await placed()];
    const parts = [{ number: second, amountPaise: 39_500 }];
    const { body } = await step(first, 'payments', payment({ amountPaise: 379_000, parts }));
    expect(body).toMatchObject({
      balancePaise: 0,
      payments: [{ amountPaise: TOTAL, receiptPaise: 379_000 }],
      held: [{ heldPaise: TOTAL, others: [{ number: second, heldPaise: 39_500 }] }],
    });
    expect(await read(second)).toMatchObject({ balancePaise: 300_000, paymentStatus: 'part-paid' });
    for (const wrong of [
      [{ number: second, amountPaise: 100_000 }],
      [{ number: first, amountPaise: 1 }],
      [
        { number: second, amountPaise: 1 },
        { number: second, amountPaise: 1 },
      ],
    ]) {
      expect(await step(first, 'payments', payment({ parts: wrong }))).toMatchObject({
        status: 400,
        body: { code: 'payment-parts-wrong' },
      });
    }
    expect(
      await step(first, 'payments', payment({ parts: [{ number: 'DS26-99999', amountPaise: 1 }] })),
    ).toMatchObject({
      status: 404,
    });
    await expect(
      shop.database.query(`
        INSERT INTO payment (id, order_id, receipt_id, kind, amount_paise, recorded_at, recorded_by_name)
        SELECT uuidv7(), order_id, receipt_id, 'received', 1, now(), 'x' FROM payment
        WHERE receipt_id = '${receiptOf(body)}' LIMIT 1`),
    ).rejects.toThrow('receipt_not_exceeded');
  });

  test('is received between the day of the order and today', async () => {
    const number = await placed();
    const day = dayOf(shop.clock.now());
    await shop.database.query(
      "UPDATE orders SET placed_at = placed_at - interval '3 days' WHERE number = $1",
      [number],
    );
    for (const receivedOn of [addDays(day, -4), addDays(day, 1)]) {
      expect(await step(number, 'payments', payment({ receivedOn }))).toMatchObject({
        status: 400,
        body: { code: 'day-unsuitable', details: { from: addDays(day, -3), to: day } },
      });
    }
    for (const receivedOn of [addDays(day, -3), day]) {
      expect((await step(number, 'payments', payment({ receivedOn }))).status).toBe(200);
    }
  });
});

describe('the same money twice', () => {
  test('a reference of the same mode is refused, of another mode asked about, with the other entry', async () => {
    const [first, second] = [await placed(), await placed()];
    const entry = payment({ reference: 'UTR 6301-0000-7700' });
    await step(first, 'payments', entry);
    const earlier = {
      number: first,
      mode: 'upi',
      amountPaise: 100_000,
      reference: '630100007700',
      recordedBy: 'The manager',
    };
    expect(await step(second, 'payments', { ...entry, reference: 'upi/630100007700' })).toMatchObject({
      status: 409,
      body: { code: 'payment-reference-used', details: { earlier } },
    });
    const other = { ...entry, mode: 'bank' };
    expect(await step(second, 'payments', other)).toMatchObject(
      doubtful({ doubt: 'same-reference', earlier: expect.objectContaining(earlier) }),
    );
    expect((await step(second, 'payments', { ...other, despite: ['same-reference'] })).status).toBe(200);
  });

  test('of two who enter a reference in two modes at once, one is asked', async () => {
    const [first, second] = [await placed(), await placed()];
    const entry = payment({ reference: '630100000001' });
    const answers = await Promise.all([
      step(first, 'payments', entry),
      step(second, 'payments', { ...entry, mode: 'bank' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('the same cash on an order within ten minutes is asked about', async () => {
    const number = await placed();
    const cash = payment({ mode: 'cash', reference: null, amountPaise: 50_000 });
    await step(number, 'payments', cash);
    shop.clock.advance(9 * 60_000);
    expect(await step(number, 'payments', cash)).toMatchObject(
      doubtful({
        doubt: 'same-cash',
        number,
        earlier: expect.objectContaining({ number, amountPaise: 50_000 }),
      }),
    );
    expect((await step(number, 'payments', { ...cash, amountPaise: 50_001 })).status).toBe(200);
    expect((await step(await placed(), 'payments', cash)).status).toBe(200);
    shop.clock.advance(2 * 60_000);
    expect((await step(number, 'payments', cash)).status).toBe(200);
    await typePassword(desk);
  });
});

describe('a wrong entry', () => {
  test('is corrected with a reason, as a mistake and no refund, and its reference can be entered where it belongs', async () => {
    const { number, token } = await placeGoodOrder(shop);
    const right = await placed();
    const entry = payment();
    const { body: paid } = await step(number, 'payments', entry);
    const { body } = await step(number, `receipts/${receiptOf(paid)}/correct`, {
      reason: 'Was for the neighbour',
    });
    expect(body).toMatchObject({ paidPaise: 0, balancePaise: TOTAL, paymentStatus: 'unpaid', held: [] });
    expect(body.payments.map(({ kind, amountPaise, reason }) => [kind, amountPaise, reason])).toEqual([
      ['received', 100_000, null],
      ['corrected', -100_000, 'Was for the neighbour'],
    ]);
    const tracked = await track(token);
    expect(tracked.payments.map(({ kind }) => kind)).toEqual(['received', 'corrected']);
    expect(tracked.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'payment-received',
      'payment-corrected',
    ]);
    expect(JSON.stringify(tracked)).not.toContain('neighbour');
    expect((await step(right, 'payments', entry)).status).toBe(200);
  });

  test('that paid two orders is taken off both', async () => {
    const [first, second] = [await placed(), await placed()];
    const parts = [{ number: second, amountPaise: 40_000 }];
    const { body } = await step(first, 'payments', payment({ parts }));
    await step(second, `receipts/${receiptOf(body)}/correct`, { reason: 'Typed twice' });
    expect([(await read(first)).paidPaise, (await read(second)).paidPaise]).toEqual([0, 0]);
  });

  test('is corrected once, however many do so at once', async () => {
    const number = await placed();
    const { body } = await step(number, 'payments', payment());
    const correct = () => step(number, `receipts/${receiptOf(body)}/correct`, { reason: 'Wrong' });
    const answers = await Promise.all([correct(), correct(), correct()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await read(number)).toMatchObject({ paidPaise: 0 });
  });

  test('of which something was paid back is corrected after the refund', async () => {
    const number = await placed();
    const { body } = await step(number, 'payments', payment());
    await step(number, 'refunds', payment({ amountPaise: 30_000, despite: ['above-refund'] }));
    const correct = (receipt: string) => step(number, `receipts/${receipt}/correct`, { reason: 'Wrong' });
    expect(await correct(receiptOf(body))).toMatchObject({
      status: 409,
      body: { code: 'refund-exceeds-paid', details: { paidPaise: 70_000 } },
    });
    const refund = (await read(number)).held.find(({ heldPaise }) => heldPaise < 0)?.receiptId ?? '';
    expect((await correct(refund)).body).toMatchObject({ paidPaise: 100_000 });
    expect((await correct(receiptOf(body))).body).toMatchObject({ paidPaise: 0 });
  });

  test('of scheme credit is none of the order desk’s', async () => {
    const number = await placed();
    const [credit] = await shop.database.query<{ id: string }>(
      `WITH made AS (
         INSERT INTO receipt (id, mode, amount_paise, received_on, recorded_at)
         VALUES (uuidv7(), 'scheme-credit', 50000, current_date, now()) RETURNING id),
       told AS (
         INSERT INTO order_event (id, order_id, at, kind, actor_kind, actor_name, amount_paise)
         SELECT uuidv7(), id, now(), 'payment-received', 'system', 'The shop', 50000 FROM orders WHERE number = $1)
       SELECT id FROM made`,
      [number],
    );
    await shop.database.query(
      `INSERT INTO payment (id, order_id, receipt_id, kind, amount_paise, recorded_at, recorded_by_name)
       SELECT uuidv7(), id, $2, 'received', 50000, now(), 'The shop' FROM orders WHERE number = $1`,
      [number, credit?.id],
    );
    expect(await step(number, `receipts/${credit?.id}/correct`, { reason: 'Wrong' })).toMatchObject({
      status: 409,
      body: { code: 'receipt-of-scheme' },
    });
  });
});

describe('money of one order that is another’s', () => {
  test('moves there, whole or in part, and both say so', async () => {
    const [first, second] = [await placed(), await placed()];
    const { body } = await step(first, 'payments', payment());
    const move = (amountPaise: number) =>
      step(first, `receipts/${receiptOf(body)}/move`, { number: second, amountPaise });
    const moved = (await move(60_000)).body;
    expect([moved.paidPaise, (await read(second)).paidPaise]).toEqual([40_000, 60_000]);
    expect(moved.payments.at(-1)).toMatchObject({ kind: 'moved', amountPaise: -60_000, movedWith: second });
    expect((await read(second)).payments).toMatchObject([
      { kind: 'moved', amountPaise: 60_000, movedWith: first },
    ]);
    expect(await move(40_001)).toMatchObject({ status: 409, body: { code: 'receipt-changed' } });
    expect((await move(40_000)).body).toMatchObject({ paidPaise: 0, held: [] });
  });

  test('is asked about when the other owes less, or is cancelled', async () => {
    const [first, second] = [await placed(), await placed()];
    const { body } = await step(first, 'payments', payment());
    await step(second, 'cancel', { from: 'placed', reason: 'No answer' });
    const move = { number: second, amountPaise: 100_000 };
    const path = `receipts/${receiptOf(body)}/move`;
    expect(await step(first, path, move)).toMatchObject(
      doubtful({ doubt: 'order-cancelled', number: second }),
    );
    expect((await step(first, path, { ...move, despite: ['order-cancelled'] })).status).toBe(200);
  });

  test('moves between two orders both ways at once without waiting in a circle', async () => {
    const [first, second] = [await placed(), await placed()];
    const one = (await step(first, 'payments', payment())).body;
    const other = (await step(second, 'payments', payment({ amountPaise: 50_000 }))).body;
    const answers = await Promise.all([
      step(first, `receipts/${receiptOf(one)}/move`, { number: second, amountPaise: 100_000 }),
      step(second, `receipts/${receiptOf(other)}/move`, { number: first, amountPaise: 50_000 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await read(first)).paidPaise, (await read(second)).paidPaise]).toEqual([50_000, 100_000]);
  });

  test('is not taken off an order that lost it while somebody waited', async () => {
    const [first, second] = [await placed(), await placed()];
    const { body } = await step(first, 'payments', payment());
    const letGo = await shop.database.hold('SELECT FROM orders WHERE number = $1 FOR UPDATE', [first]);
    const moving = step(first, `receipts/${receiptOf(body)}/move`, { number: second, amountPaise: 100_000 });
    await waitForLock(shop.database);
    const correcting = step(first, `receipts/${receiptOf(body)}/correct`, { reason: 'Wrong' });
    await letGo();
    const statuses = (await Promise.all([moving, correcting])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const sums = [(await read(first)).paidPaise, (await read(second)).paidPaise];
    expect(sums).toEqual(statuses[0] === 200 ? [0, 100_000] : [0, 0]);
  });
});

test('after all of this nothing differs from its ledger', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});
