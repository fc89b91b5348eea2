import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { CallListView } from '@shop/contracts/calls/views';
import type { AdminOrderView, OrderRisksView, OrderRowView } from '@shop/contracts/orders/views';
import { CALL_AGAIN_AFTER, CALLER_HELD } from '@shop/contracts/rules/desk/calls';
import { addDays, dayOf } from '@shop/contracts/rules/days';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { OWN_PAGE, type Caller } from '../../support/caller.ts';
import { payment, placeGoodOrder, stockOf } from '../../support/orders.ts';

let shop: TestShop;
let asha: Caller;
let babu: Caller;
beforeAll(async () => {
  shop = await bootShop();
  asha = await shop.staff('orders');
  babu = await shop.staff('manager');
});
beforeEach(async () => {
  const left = await shop.database.query<{ number: string; from: string }>(
    `SELECT number, state AS "from" FROM orders WHERE state IN ('placed', 'confirmed')`,
  );
  for (const { number, from } of left) {
    await babu.post(`/api/admin/orders/${number}/cancel`, { from, reason: 'Of the test before' });
  }
});
afterAll(() => shop.close());

const list = async (who = asha) => (await who.get<CallListView>('/api/admin/calls')).body;
const numbersIn = (rows: CallListView['due']) => rows.map(({ number }) => number);
const hold = (number: string, who: Caller, takeOver = false) =>
  who.put<CallListView>(`/api/admin/calls/${number}/caller`, { takeOver });
const record = (number: string, body: object, who = asha) =>
  who.post<AdminOrderView>(`/api/admin/calls/${number}/outcome`, {
    outcome: 'no-answer',
    againAt: null,
    reason: '',
    ...body,
  });
const inMinutes = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString();
async function placed(count: number): Promise<string[]> {
  const numbers: string[] = [];
  while (numbers.length < count) {
    shop.clock.advance(1_000);
    numbers.push((await placeGoodOrder(shop)).number);
  }
  return numbers;
}

describe('the list of calls', () => {
  test('has what is to be confirmed, the oldest first, and nothing that is on hold', async () => {
    const [one = '', two = '', three = ''] = await placed(3);
    await asha.post(`/api/admin/orders/${two}/hold`, { reason: 'They think about it' });
    const { due, dueCount, later } = await list();
    expect(numbersIn(due)).toEqual([one, three]);
    expect([dueCount, later]).toEqual([2, []]);
    expect(due[0]).toMatchObject({
      customerName: 'Meenakshi Sundaram',
      phone: '9876543210',
      city: 'Madurai',
      lineCount: 2,
      totalPaise: 339_500,
      tries: 0,
      last: null,
      againAt: null,
      caller: null,
    });
  });

  test('counts tries, and brings who did not answer back after half an hour', async () => {
    const [one = '', two = ''] = await placed(2);
    expect((await record(one, {})).body.events.at(-1)).toMatchObject({ kind: 'call-in-vain' });
    let calls = await list();
    expect(numbersIn(calls.due)).toEqual([two]);
    expect(calls.later).toMatchObject([
      { number: one, tries: 1, last: { outcome: 'no-answer', by: 'The orders' } },
    ]);
    shop.clock.advance(CALL_AGAIN_AFTER);
    calls = await list();
    expect(numbersIn(calls.due)).toEqual([one, two]);
    await record(one, {}, babu);
    expect((await list()).later).toMatchObject([{ number: one, tries: 2, last: { by: 'The manager' } }]);
  });

  test('puts a call off to the hour that was promised, and then it comes first', async () => {
    const [one = '', two = ''] = await placed(2);
    const six = inMinutes(60);
    const { body } = await record(two, { outcome: 'later', againAt: six });
    expect(body.events.at(-1)).toMatchObject({ kind: 'call-put-off' });
    expect(await list()).toMatchObject({ due: [{ number: one }], later: [{ number: two, againAt: six }] });
    shop.clock.advance(60 * 60_000);
    expect(numbersIn((await list()).due)).toEqual([two, one]);
  });

  test('takes no hour that is over, or too far away', async () => {
    const [one = ''] = await placed(1);
    for (const minutes of [-1, 0, 15 * 24 * 60]) {
      expect(await record(one, { outcome: 'later', againAt: inMinutes(minutes) })).toMatchObject({
        status: 400,
        body: { code: 'call-time-unsuitable' },
      });
    }
    expect((await record(one, { outcome: 'later', againAt: null })).status).toBe(400);
    expect((await list()).due).toMatchObject([{ number: one, tries: 0 }]);
  });
});

describe('a call', () => {
  test('confirms the order, which takes a payment then', async () => {
    const [one = ''] = await placed(1);
    expect(await record(one, { outcome: 'confirmed' })).toMatchObject({
      status: 200,
      body: { state: 'confirmed' },
    });
    const paid = await asha.post<AdminOrderView>(
      `/api/admin/orders/${one}/payments`,
      // The shop's clock was moved on by the tests before: late in the evening it stands on the next day.
      payment({ amountPaise: 339_500, receivedOn: dayOf(shop.clock.now()) }),
    );
    expect(paid.body.paymentStatus).toBe('paid');
    expect((await list()).due).toEqual([]);
  });

  test('undone within ten seconds is to be made again', async () => {
    const [one = ''] = await placed(1);
    await record(one, { outcome: 'confirmed' });
    await asha.post(`/api/admin/orders/${one}/undo`, { from: 'confirmed' });
    expect((await list()).due).toMatchObject([{ number: one, tries: 1 }]);
  });

  test('cancels what is not wanted, for a reason, and gives its goods back', async () => {
    const [one = ''] = await placed(1);
    const shelf = Number(await stockOf(shop, 'GB-04'));
    expect((await record(one, { outcome: 'not-wanted', reason: ' ' })).status).toBe(400);
    const { body } = await record(one, { outcome: 'not-wanted', reason: 'Bought elsewhere' });
    expect(body.state).toBe('cancelled');
    expect(body.events.at(-1)).toMatchObject({ kind: 'cancelled', text: 'Bought elsewhere' });
    expect(await stockOf(shop, 'GB-04')).toBe(shelf + 5);
  });

  test('asked for again by its key is one', async () => {
    const [one = ''] = await placed(1);
    const body = { outcome: 'no-answer', againAt: null, reason: '' };
    const headers = { ...OWN_PAGE, [ATTEMPT_KEY]: '01900000-0000-7000-8000-00000000cc01' };
    await asha.post(`/api/admin/calls/${one}/outcome`, body, headers);
    await asha.post(`/api/admin/calls/${one}/outcome`, body, headers);
    expect((await list()).later).toMatchObject([{ tries: 1 }]);
  });

  test('of two at once that settle it, one is told that somebody was faster', async () => {
    const [one = ''] = await placed(1);
    const answers = await Promise.all([
      record(one, { outcome: 'confirmed' }, asha),
      record(one, { outcome: 'not-wanted', reason: 'Changed their mind' }, babu),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'order-state-changed' });
    const [tries] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM call_try t JOIN orders o ON o.id = t.order_id WHERE o.number = $1',
      [one],
    );
    expect(tries?.count).toBe(1);
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  });
});

describe('who is calling', () => {
  test('is told to everybody, and nobody calls there unknowingly', async () => {
    const [one = '', two = ''] = await placed(2);
    expect((await hold(one, asha)).status).toBe(200);
    expect((await list(babu)).due).toMatchObject([
      { number: one, caller: { name: 'The orders' } },
      { number: two, caller: null },
    ]);
    expect(await hold(one, babu)).toMatchObject({
      status: 409,
      body: { code: 'call-held', details: { by: 'The orders' } },
    });
    expect((await hold(one, babu, true)).body.due[0]).toMatchObject({ caller: { name: 'The manager' } });
    expect(await hold(one, asha)).toMatchObject({ status: 409, body: { details: { by: 'The manager' } } });
  });

  test('is over when nothing is heard for two minutes, and goes on while something is', async () => {
    const [one = ''] = await placed(1);
    await hold(one, asha);
    shop.clock.advance(CALLER_HELD - 1_000);
    await hold(one, asha);
    shop.clock.advance(CALLER_HELD - 1_000);
    expect((await hold(one, babu)).status).toBe(409);
    shop.clock.advance(1_000);
    expect((await list()).due).toMatchObject([{ caller: null }]);
    expect((await hold(one, babu)).status).toBe(200);
  });

  test('holds one order at a time, and leaves it by itself or by the outcome', async () => {
    const [one = '', two = ''] = await placed(2);
    await hold(one, asha);
    await hold(two, asha);
    expect((await list()).due).toMatchObject([{ caller: null }, { caller: { name: 'The orders' } }]);
    // Who does not hold it frees nothing.
    await babu.delete(`/api/admin/calls/${two}/caller`);
    expect((await list()).due[1]?.caller).not.toBeNull();
    await asha.delete(`/api/admin/calls/${two}/caller`);
    expect((await list()).due[1]?.caller).toBeNull();
    await hold(one, asha);
    await record(one, {});
    expect((await list()).later).toMatchObject([{ number: one, caller: null }]);
  });

  test('of two who begin at the same moment one is told of the other', async () => {
    const [one = ''] = await placed(1);
    const answers = await Promise.all([hold(one, asha), hold(one, babu)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await hold('DS26-99999', asha)).status).toBe(404);
  });
});

describe('orders at risk', () => {
  const risks = async () => (await asha.get<OrderRisksView>('/api/admin/order-risks')).body;
  const rowsAtRisk = async (risk: string) =>
    (await asha.get<{ rows: OrderRowView[] }>(`/api/admin/orders?risk=${risk}`)).body.rows;
  const atRisk = async (risk: string) => (await rowsAtRisk(risk)).map(({ number }) => number);

  test('are those not packed when the last day of their city is near', async () => {
    const [one = '', two = ''] = await placed(2);
    const lastDay = (days: number) =>
      shop.database.query("UPDATE city SET last_order_on = $1 WHERE name = 'Madurai'", [
        addDays(shop.clock.today(), days),
      ]);
    await lastDay(3);
    expect(await atRisk('not-packed')).toEqual([]);
    await lastDay(2);
    expect((await atRisk('not-packed')).toSorted()).toEqual([one, two]);
    await record(one, { outcome: 'confirmed' });
    expect(await risks()).toMatchObject({ 'not-packed': 2 });
    await asha.post(`/api/admin/orders/${one}/advance`, { from: 'confirmed', to: 'packed' });
    for (const _ of 'ppp') await record(two, {});
    expect(await rowsAtRisk('any')).toMatchObject([{ number: two, risks: ['not-packed', 'unanswered'] }]);
    expect(await rowsAtRisk('not-packed')).toMatchObject([{ number: two, risks: [] }]);
    await lastDay(60);
  });

  test('are those that nobody paid for and nobody answered three times', async () => {
    const [one = ''] = await placed(1);
    await record(one, {});
    await record(one, {});
    expect(await risks()).toMatchObject({ unanswered: 0 });
    await record(one, {});
    expect(await risks()).toEqual({
      'change-unanswered': 0,
      'change-asked': 0,
      'not-packed': 0,
      unanswered: 1,
      'held-long': 0,
      claimed: 0,
    });
    expect(await atRisk('unanswered')).toEqual([one]);
    await record(one, { outcome: 'later', againAt: inMinutes(30) });
    expect(await atRisk('unanswered')).toEqual([]);
  });

  test('are those on hold for more than two days', async () => {
    const [one = ''] = await placed(1);
    await asha.post(`/api/admin/orders/${one}/hold`, { reason: 'They think about it' });
    shop.clock.advance(48 * 3_600_000);
    expect(await atRisk('held-long')).toEqual([]);
    shop.clock.advance(1_000);
    expect(await atRisk('held-long')).toEqual([one]);
    expect(await atRisk('any')).toEqual([one]);
  });
});
