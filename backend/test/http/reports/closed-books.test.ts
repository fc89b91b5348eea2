import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BankStatementView } from '@shop/contracts/bank-statements/views';
import type { BooksView } from '@shop/contracts/books/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { MoneyEntryView, MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import type { LiabilityView } from '@shop/contracts/schemes/views';
import pg from 'pg';
import { openBankFile } from '../../support/bank-file.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, placeOrderOf } from '../../support/orders.ts';
import { activeReferrer, answerPayouts, earn, payOut } from '../../support/referrals.ts';
import { addScheme, beginOn, join } from '../../support/schemes.ts';

const RECEIPTS = '/api/admin/reports/receipts';
const PAID_ON = '2026-12-10';
const CLOSED = '2026-12-31';
const NOW = '2027-01-05';

/** Day, when it was recorded, the day on which it claims to be booked. */
const RECEIPT = `
  INSERT INTO receipt (id, mode, amount_paise, received_on, recorded_at, booked_on)
  VALUES (uuidv7(), 'cash', 100, $1, $2, $3)`;

let shop: TestShop;
let owner: Caller;
let arul: string;
let banu: string;
let meena: string;
let batch: number;

const rowsOf = async (query: string) =>
  (await owner.get<ListPage<MoneyEntryView>>(`${RECEIPTS}?sort=oldest&${query}`)).body.rows;
const december = async () => {
  const { modes, days } = (await owner.get<MoneySumsView>(`${RECEIPTS}/sums?to=${CLOSED}`)).body;
  return { modes, days };
};
const close = (closedThrough: string) => owner.post<BooksView>('/api/admin/books/closing', { closedThrough });
const reopen = (closedThrough: string | null, reason = 'A bill was found') =>
  owner.post<BooksView>('/api/admin/books/reopening', { closedThrough, reason });

async function pay(number: string, changes: object): Promise<AdminOrderView> {
  const answer = await owner.post<AdminOrderView>(`/api/admin/orders/${number}/payments`, payment(changes));
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body;
}
const receiptOf = (order: AdminOrderView, paise: number) =>
  order.held.find(({ heldPaise }) => heldPaise === paise)?.receiptId;
const correct = async (number: string, receipt: string | undefined) =>
  (await owner.post(`/api/admin/orders/${number}/receipts/${receipt}/correct`, { reason: 'Typed wrongly' }))
    .status;

/** As the serving role would, past every use case. */
async function directly(sql: string, values: unknown[] = []): Promise<string> {
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  try {
    await client.query(sql, values);
    return 'done';
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.constraint ?? error.message) : String(error);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, '2026-12-01');
  owner = await shop.staff('owner');
  arul = await placeOrderOf(shop, { name: 'Arul', phone: '98400 00001' });
  banu = await placeOrderOf(shop, { name: 'Banu', phone: '98400 00002' });
  meena = (await join(shop.visitor(), await addScheme(shop), {})).body.number;
  shop.clock.setDay(PAID_ON);
  owner = await shop.staff('owner');
  await pay(arul, { mode: 'cash', reference: null, amountPaise: 100_000, receivedOn: PAID_ON });
  await pay(banu, { reference: '630100000500', amountPaise: 50_000, receivedOn: PAID_ON });
  await shop.changeContent('SELECT announce_content()');
  await activeReferrer(shop, 'SELVI');
  await earn(shop, owner, 'SELVI', PAID_ON);
  batch = await payOut(owner);
  shop.clock.setDay(NOW);
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const DECEMBER = {
  modes: [
    { mode: 'upi', beforePaise: 0, inPaise: 50_000, outPaise: 0 },
    { mode: 'bank', beforePaise: 0, inPaise: 0, outPaise: 15_900 },
    { mode: 'cash', beforePaise: 0, inPaise: 100_000, outPaise: 0 },
  ],
  days: [{ day: PAID_ON, inPaise: 150_000, outPaise: 15_900 }],
};

describe('a closed month', () => {
  test('is one that is over, and is closed once', async () => {
    expect((await close(NOW)).body).toMatchObject({ code: 'books-day-not-over' });
    expect((await reopen('2026-11-30')).body).toMatchObject({ code: 'books-not-closed' });
    expect((await close(CLOSED)).body).toMatchObject({ closedThrough: CLOSED });
    expect((await close('2026-11-30')).body).toMatchObject({
      code: 'books-closed-already',
      details: { closedThrough: CLOSED },
    });
    expect((await close(CLOSED)).body.closings).toHaveLength(1);
    expect(await december()).toEqual(DECEMBER);
  });

  test('takes no late payment: it is booked today, with the day on which it came', async () => {
    await pay(banu, { reference: '630100000501', amountPaise: 30_000, receivedOn: '2026-12-12' });
    expect(await december()).toEqual(DECEMBER);
    expect(await rowsOf('search=630100000501')).toMatchObject([
      { day: NOW, valueDay: '2026-12-12', isCorrection: false, amountPaise: 30_000 },
    ]);
  });

  test('takes no row of the bank that is imported late', async () => {
    const id = await openBankFile(owner, [['14/12/26', 'UPI/BANU', '630100000502', '200', '']]);
    const { body } = await owner.get<BankStatementView>(`/api/admin/bank-statements/${id}`);
    const parts = [{ kind: 'order', number: banu, amountPaise: 20_000 }];
    const path = `/api/admin/bank-rows/${body.entries[0]?.id}/record`;
    expect((await owner.post(path, { parts, reference: null })).status).toBe(200);
    expect(await december()).toEqual(DECEMBER);
    expect(await rowsOf('search=630100000502')).toMatchObject([{ day: NOW, valueDay: '2026-12-14' }]);
  });

  test('makes no member late whose instalment is recorded after it', async () => {
    await owner.post(`/api/admin/members/${meena}/accept`);
    // Due on 10 December, in time until the 17th.
    const paid = { mode: 'cash', amountPaise: 50_000, reference: null, receivedOn: '2026-12-09', note: '' };
    const { body } = await owner.post<MemberView>(`/api/admin/members/${meena}/payments`, paid);
    expect(body).toMatchObject({ state: 'active', benefitLapsed: false });
    expect(await december()).toEqual(DECEMBER);
    expect(await rowsOf('source=passbook')).toMatchObject([{ day: NOW, valueDay: '2026-12-09' }]);
    // What the shop owed its members at the end of December stays, too.
    const held = async () => {
      const { months } = (await owner.get<LiabilityView>('/api/admin/scheme-liability')).body;
      return months.slice(-2).map(({ receivedPaise, heldPaise }) => [receivedPaise, heldPaise]);
    };
    expect(await held()).toEqual([
      [0, 0],
      [50_000, 50_000],
    ]);
    const entry = `/api/admin/members/${meena}/entries/${body.entries[0]?.id}/correct`;
    expect((await owner.post(entry, { reason: 'Another member' })).status).toBe(200);
    expect(await rowsOf('source=passbook')).toEqual([]);
    expect(await held()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('keeps what was wrong in it; the correction is an entry of today', async () => {
    const { body } = await owner.get<AdminOrderView>(`/api/admin/orders/${arul}`);
    expect(await correct(arul, receiptOf(body, 100_000))).toBe(200);
    expect(await december()).toEqual(DECEMBER);
    expect(await rowsOf('mode=cash&source=order')).toMatchObject([
      { day: PAID_ON, amountPaise: 100_000, numbers: [arul], name: 'Arul', isCorrection: false },
      { day: NOW, valueDay: PAID_ON, amountPaise: -100_000, numbers: [arul], isCorrection: true },
    ]);
    const order = (await owner.get<AdminOrderView>(`/api/admin/orders/${arul}`)).body;
    expect(order.paidPaise).toBe(0);
  });

  test('leaves nothing of what was booked late and corrected at once', async () => {
    const paid = await pay(arul, { mode: 'cash', reference: null, amountPaise: 7_700, receivedOn: PAID_ON });
    expect(await correct(arul, receiptOf(paid, 7_700))).toBe(200);
    expect(await december()).toEqual(DECEMBER);
    expect((await rowsOf('')).filter(({ amountPaise }) => Math.abs(amountPaise) === 7_700)).toEqual([]);
  });

  test('keeps a payout whose transfer comes back after it', async () => {
    expect(await answerPayouts(owner, batch, 'failed')).toBe(200);
    expect(await december()).toEqual(DECEMBER);
    expect(await rowsOf('source=payout')).toMatchObject([
      { day: PAID_ON, amountPaise: -15_900, isCorrection: false },
      { day: NOW, amountPaise: 15_900, isCorrection: true },
    ]);
  });

  test('is not changed by a payment that moves to another order', async () => {
    const { body } = await owner.get<AdminOrderView>(`/api/admin/orders/${banu}`);
    const path = `/api/admin/orders/${banu}/receipts/${receiptOf(body, 50_000)}/move`;
    const moved = await owner.post(path, { number: arul, amountPaise: 50_000 });
    expect([moved.status, moved.body]).toMatchObject([200, {}]);
    expect(await december()).toEqual(DECEMBER);
  });

  test.each([
    ['a receipt that claims its day', RECEIPT, [PAID_ON, `${NOW}T12:00:00+05:30`, PAID_ON], 'done'],
    ['a receipt recorded in it', RECEIPT, [PAID_ON, `${PAID_ON}T12:00:00+05:30`, null], 'books_closed'],
    ['another day for a receipt', `UPDATE receipt SET received_on = '${NOW}'`, [], 'permission denied'],
    ['another sum for a receipt', 'UPDATE receipt SET amount_paise = 1', [], 'permission denied'],
    ['a receipt less', 'DELETE FROM receipt', [], 'permission denied'],
    ['an entry of a passbook less', 'DELETE FROM membership_entry', [], 'permission denied'],
    ['an invoice less', 'DELETE FROM invoice', [], 'permission denied'],
    [
      'an invoice of its days',
      `INSERT INTO invoice (id, kind, prefix, financial_year, order_id, issued_at, day, reason, taxable_paise, cgst_paise,
         sgst_paise, igst_paise, rounding_paise, total_paise, content)
       SELECT uuidv7(), 'invoice', 'AG', '26-27', id, now(), '${PAID_ON}', '', 0, 0, 0, 0, 0, 0, '{}' FROM orders LIMIT 1`,
      [],
      'books_closed',
    ],
    [
      'a commission of its days',
      `INSERT INTO commission_entry (id, referrer_id, order_id, at, kind, cause, pending_paise, due_paise, paid_paise)
       SELECT uuidv7(), referrer_id, order_id, '${PAID_ON}T12:00:00+05:30', 'pending', 'order', 1, 0, 0
       FROM commission_entry WHERE order_id IS NOT NULL LIMIT 1`,
      [],
      'books_closed',
    ],
    ['a payout paid in it', `UPDATE payout SET settled_at = '${PAID_ON}T12:00:00+05:30'`, [], 'books_closed'],
    ['an opening that nobody noted', 'DELETE FROM books_closing', [], 'permission denied'],
    ['another day of closing', 'UPDATE books_closing SET closed_through = NULL', [], 'permission denied'],
  ])('takes not even from a program %s', async (_, sql, values, answered) => {
    expect(await directly(sql, values)).toContain(answered);
    expect(await december()).toEqual(DECEMBER);
  });

  test('waits for what is being booked when it is closed', async () => {
    const letGo = await shop.database.hold(RECEIPT, ['2027-01-03', `${NOW}T12:00:00+05:30`, null]);
    let isClosed = false;
    const closing = close('2027-01-04').then((closed) => {
      isClosed = true;
      return closed;
    });
    await shop.database.query(`SELECT pg_sleep(0.2)`);
    expect(isClosed).toBe(false);
    await letGo();
    expect((await closing).body).toMatchObject({ closedThrough: '2027-01-04' });
  });

  test('is opened again with a reason, which is kept; what was booked late stays', async () => {
    expect((await reopen(null, '')).body).toMatchObject({ code: 'invalid-request' });
    const { body } = await reopen('2026-11-30');
    expect(body).toMatchObject({
      closedThrough: '2026-11-30',
      closings: [{ reason: 'A bill was found' }, { closedThrough: '2027-01-04' }, { closedThrough: CLOSED }],
    });
    expect(await december()).toEqual(DECEMBER);
    await pay(arul, { reference: '630100000503', amountPaise: 10_000, receivedOn: '2026-12-15' });
    expect(await rowsOf('search=630100000503')).toMatchObject([
      { day: '2026-12-15', valueDay: '2026-12-15' },
    ]);
    const audited = await shop.database.query(
      "SELECT action, after FROM audit_entry WHERE subject = 'books' ORDER BY at, id",
    );
    expect(audited.at(-1)).toEqual({
      action: 'books.reopened',
      after: { closedThrough: '2026-11-30', reason: 'A bill was found' },
    });
  });
});
