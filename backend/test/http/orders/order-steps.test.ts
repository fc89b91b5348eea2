import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView, LorrySheetView, TrackedOrderView } from '@shop/contracts/orders/views';
import { addDays } from '@shop/contracts/rules/days';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { LORRY, payment, placeGoodOrder, stockOf } from '../../support/orders.ts';

let shop: TestShop;
let desk: Caller;
let manager: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
  manager = await shop.staff('manager');
});
afterAll(() => shop.close());

const step = (number: string, name: string, body: object, caller = desk) =>
  caller.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
const kindsOf = ({ events }: AdminOrderView) => events.map(({ kind }) => kind);
const track = async (token: string) =>
  (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;

/** A paid order on its way to a state. */
async function orderIn(state: 'confirmed' | 'packed' | 'dispatched') {
  const placed = await placeGoodOrder(shop);
  const { number } = placed;
  await step(number, 'payments', payment({ amountPaise: 339_500 }));
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  if (state !== 'confirmed') await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  if (state === 'dispatched') await step(number, 'dispatch', { from: 'packed', ...LORRY });
  return placed;
}

describe('a step that was taken by mistake', () => {
  test('is undone within ten seconds, and the customer never sees it', async () => {
    const { number, token } = await orderIn('packed');
    await step(number, 'dispatch', { from: 'packed', ...LORRY });
    shop.clock.advance(9_000);
    const { body } = await step(number, 'undo', { from: 'dispatched' });
    expect(body).toMatchObject({ state: 'packed', dispatch: null });
    expect(kindsOf(body).slice(-2)).toEqual(['dispatched', 'undone']);
    const seen = await track(token);
    expect(seen.events.map(({ kind }) => kind)).toEqual([
      'placed',
      'payment-received',
      'confirmed',
      'packed',
    ]);
  });

  test('is undone once, by whoever took it, and no later', async () => {
    const { number } = await orderIn('packed');
    const late = { status: 409, body: { code: 'undo-too-late' } };
    expect(await step(number, 'undo', { from: 'packed' }, manager)).toMatchObject(late);
    shop.clock.advance(11_000);
    expect(await step(number, 'undo', { from: 'packed' })).toMatchObject(late);
    await step(number, 'back', { from: 'packed', reason: 'Wrong order' });
    await step(number, 'undo', { from: 'confirmed' });
    expect(await step(number, 'undo', { from: 'packed' })).toMatchObject(late);
    const fresh = (await placeGoodOrder(shop)).number;
    expect(await step(fresh, 'undo', { from: 'placed' })).toMatchObject(late);
  });

  test('a cancellation that is undone takes its goods again, and stands on hold as before', async () => {
    const before = Number(await stockOf(shop, 'GB-04'));
    const { number } = await placeGoodOrder(shop);
    await step(number, 'hold', { reason: 'Call again' });
    await step(number, 'cancel', { from: 'placed', reason: 'Pressed the wrong one' });
    expect(await stockOf(shop, 'GB-04')).toBe(before);
    const { body } = await step(number, 'undo', { from: 'cancelled' });
    expect(body).toMatchObject({ state: 'placed', hold: { reason: 'Call again' } });
    expect(await stockOf(shop, 'GB-04')).toBe(before - 5);
  });

  test('a cancelled order that was taken up by mistake is cancelled again, and its goods go back', async () => {
    const before = Number(await stockOf(shop, 'GB-04'));
    const { number } = await placeGoodOrder(shop);
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    await step(number, 'reopen', { reason: 'The wrong one' });
    expect(await step(number, 'undo', { from: 'placed' })).toMatchObject({
      status: 409,
      body: { code: 'undo-too-late' },
    });
    await step(number, 'cancel', { from: 'placed', reason: 'The wrong one' });
    expect(await stockOf(shop, 'GB-04')).toBe(before);
  });

  test('is taken back with a reason until dispatch, one step a time', async () => {
    const { number, token } = await orderIn('packed');
    expect((await step(number, 'back', { from: 'packed' })).status).toBe(400);
    const once = (await step(number, 'back', { from: 'packed', reason: 'A box was missing' })).body;
    expect(once).toMatchObject({ state: 'confirmed' });
    expect(once.events.at(-1)).toMatchObject({
      kind: 'taken-back',
      state: 'confirmed',
      text: 'A box was missing',
    });
    await step(number, 'back', { from: 'confirmed', reason: 'Wants other goods' });
    expect(await step(number, 'back', { from: 'placed', reason: 'And more' })).toMatchObject({
      body: { code: 'step-final', details: { state: 'placed' } },
    });
    expect(JSON.stringify(await track(token))).not.toMatch(/missing|Wants/);
    const left = (await orderIn('dispatched')).number;
    expect(await step(left, 'back', { from: 'dispatched', reason: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'step-final' },
    });
  });

  test('of two who take it back at once one is told', async () => {
    const { number } = await orderIn('packed');
    const back = () => step(number, 'back', { from: 'packed', reason: 'Wrong' });
    const answers = await Promise.all([back(), back()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'order-state-changed',
      details: { state: 'confirmed' },
    });
  });
});

describe('a cancelled order', () => {
  test('is taken up again with its goods, to be confirmed anew, and owes again', async () => {
    const before = Number(await stockOf(shop, 'GB-04'));
    const { number, token } = await orderIn('confirmed');
    await step(number, 'cancel', { from: 'confirmed', reason: 'No answer' });
    shop.clock.advance(60_000);
    const { body } = await step(number, 'reopen', { reason: 'Called back' });
    expect(body).toMatchObject({
      state: 'placed',
      paymentStatus: 'paid',
      nextStates: ['confirmed', 'cancelled'],
    });
    expect(await stockOf(shop, 'GB-04')).toBe(before - 5);
    expect((await track(token)).events.at(-1)?.kind).toBe('reopened');
  });

  test('stays cancelled when its goods are gone, and says which', async () => {
    const { number } = await placeGoodOrder(shop);
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    const left = Number(await stockOf(shop, 'GB-04'));
    await shop.database.query("UPDATE product SET stock = 3 WHERE code = 'GB-04'");
    const sparklers = await stockOf(shop, 'SP-01');
    expect(await step(number, 'reopen', { reason: 'Called back' })).toMatchObject({
      status: 409,
      body: { code: 'stock-short', details: { goods: [{ code: 'GB-04', lacking: 2 }] } },
    });
    expect(await stockOf(shop, 'SP-01')).toBe(sparklers);
    await shop.database.query("UPDATE product SET stock = $1 WHERE code = 'GB-04'", [left]);
  });

  test('is taken up once, however many do so at once', async () => {
    const before = Number(await stockOf(shop, 'GB-04'));
    const { number } = await placeGoodOrder(shop);
    await step(number, 'cancel', { from: 'placed', reason: 'No answer' });
    const reopen = () => step(number, 'reopen', { reason: 'Called back' });
    const answers = await Promise.all([reopen(), reopen()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stockOf(shop, 'GB-04')).toBe(before - 5);
  });
});

describe('the lorry', () => {
  test('has the parcels as they were counted at packing, and keeps its own count when it is undone', async () => {
    const { number } = await orderIn('confirmed');
    for (const parcels of [0, 1_000, 2.5, '3']) {
      expect((await step(number, 'advance', { from: 'confirmed', to: 'packed', parcels })).status).toBe(400);
    }
    const packed = await step(number, 'advance', { from: 'confirmed', to: 'packed', parcels: 4 });
    expect(packed.body).toMatchObject({ state: 'packed', parcels: 4, dispatch: null });
    const { body: sheet } = await desk.get<LorrySheetView>('/api/admin/lorry-sheet');
    expect(sheet.rows.find((row) => row.number === number)?.parcels).toBe(4);
    await step(number, 'dispatch', { from: 'packed', ...LORRY, parcels: 5, unpaidReason: 'Known' }, manager);
    const undone = await step(number, 'undo', { from: 'dispatched' }, manager);
    expect(undone.body).toMatchObject({ state: 'packed', parcels: 5, dispatch: null });
  });

  test('takes what is unpaid with a reason only, by whoever may say so', async () => {
    const { number, token } = await placeGoodOrder(shop);
    await step(number, 'payments', payment({ amountPaise: 339_400 }));
    await step(number, 'advance', { from: 'placed', to: 'confirmed' });
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    const leave = { from: 'packed', ...LORRY };
    expect(await step(number, 'dispatch', leave, manager)).toMatchObject({
      status: 409,
      body: { code: 'dispatch-unpaid', details: { balancePaise: 100 } },
    });
    const unpaidReason = 'Pays a week later';
    expect(await step(number, 'dispatch', { ...leave, unpaidReason })).toMatchObject({
      status: 403,
      body: { code: 'permission-missing', details: { permission: 'orders.dispatch-unpaid' } },
    });
    const { body } = await step(number, 'dispatch', { ...leave, unpaidReason }, manager);
    expect(body.events.at(-1)).toMatchObject({ kind: 'dispatched-unpaid', text: unpaidReason });
    expect(JSON.stringify(await track(token))).not.toMatch(/week later|dispatched-unpaid/);
  });

  test('is corrected from what was seen, and the customer sees that it was', async () => {
    const { number, token } = await orderIn('dispatched');
    const right = { ...LORRY, lrNumber: 'LR-7789', parcels: 4 };
    const answers = await Promise.all([
      step(number, 'lorry', { ...right, was: LORRY }),
      step(number, 'lorry', { ...right, lrNumber: 'LR-1', was: LORRY }, manager),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const seen = await track(token);
    expect(seen.dispatch?.lrNumber).toBe(answers[0]?.status === 200 ? 'LR-7789' : 'LR-1');
    expect(seen.events.at(-1)?.kind).toBe('lorry-corrected');
    const packed = (await orderIn('packed')).number;
    expect(await step(packed, 'lorry', { ...right, was: LORRY })).toMatchObject({
      status: 409,
      body: { code: 'lorry-changed' },
    });
  });

  test('leaves between the day of the order and today', async () => {
    const { number } = await orderIn('packed');
    const day = shop.clock.today();
    for (const lrDate of [addDays(day, -1), addDays(day, 1)]) {
      expect(await step(number, 'dispatch', { from: 'packed', ...LORRY, lrDate })).toMatchObject({
        status: 400,
        body: { code: 'day-unsuitable', details: { from: day, to: day } },
      });
    }
  });
});

test('after all of this nothing differs from its ledger', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});
