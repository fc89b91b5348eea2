import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  BankRowView,
  BankStatementView,
  RecordedCertainView,
} from '@shop/contracts/bank-statements/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { addDays } from '@shop/contracts/rules/days';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { typePassword } from '../../../support/people.ts';
import { newUtr, payment, placeOrderOf } from '../../../support/orders.ts';
import { addSchemeOfToday, join } from '../../../support/schemes.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
});
afterAll(() => shop.close());

const HEADS = { day: 'Date', description: 'Narration', reference: 'Ref', credit: 'Deposit', debit: '' };

/** As the bank writes it: `22/11/26`. */
const today = () => shop.clock.today().split('-').toReversed().join('/');

/** Opens a statement with a row of ₹1,000 for each; gives its rows. */
async function imported(...rows: { description: string; reference: string; rupees?: string }[]) {
  const sheet = randomUUID();
  const cells = rows.map(({ description, reference, rupees = '1,000.00' }, index) => ({
    row: index + 2,
    cells: [today(), description, reference, rupees, '', '', ''],
  }));
  await desk.put(`/api/admin/sheets/${sheet}/0`, { rows: cells });
  const heads = { ...HEADS, amount: '', direction: '' };
  const body = { sheet, parts: 1, bank: 'State Bank', heads, fileName: 'november.csv' };
  const { id } = (await desk.post<{ id: string }>('/api/admin/bank-statements', body)).body;
  return async () => (await desk.get<BankStatementView>(`/api/admin/bank-statements/${id}`)).body.entries;
}

/** Presses “record all that is certain”, whatever the screen thinks certain. */
const recordAll = (rows: readonly BankRowView[], number: string, by = desk) =>
  by.post<RecordedCertainView>('/api/admin/bank-rows/record', {
    rows: rows.map(({ id }) => ({ id, number })),
  });
const accept = (row: BankRowView | undefined, claim = row?.claims[0]?.id, by = desk) =>
  by.post<{ parts: object[] }>(`/api/admin/bank-rows/${row?.id}/entry`, { entry: claim });
const order = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const member = async (number: string) => (await desk.get<MemberView>(`/api/admin/members/${number}`)).body;
const entry = (changes: object) => payment({ receivedOn: shop.clock.today(), ...changes });
const pay = (number: string, changes: object) =>
  desk.post<AdminOrderView>(`/api/admin/orders/${number}/payments`, entry(changes));
const differences = () => reconcile(shop.app.get(Database));

let people = 0;
/** A customer of their own who owes ₹3,395, and what the bank writes when they pay by UPI. */
async function owing() {
  people += 1;
  const phone = `98401${String(people).padStart(5, '0')}`;
  const number = await placeOrderOf(shop, { name: 'Kuzhali Vetrivel', phone });
  return { number, phone, description: `UPI/${number}/${phone}@ybl` };
}

async function saving() {
  people += 1;
  const phone = `98401${String(people).padStart(5, '0')}`;
  const { body } = await join(shop.visitor(`10.9.0.${people}`), await addSchemeOfToday(shop), { phone });
  return { number: body.number, description: `UPI/${phone}@ybl` };
}

describe('a transfer that was recorded by hand, and then comes with the bank’s rows, is booked once', () => {
  test.each([
    ['with its label', (utr: string) => `UTR ${utr}`],
    ['with the bank’s slashes', (utr: string) => `UPI/${utr}`],
    ['as a transaction', (utr: string) => `Txn ${utr}`],
    ['padded with zeros', (utr: string) => `0000${utr}`],
    ['in groups', (utr: string) => `${utr.slice(0, 4)} ${utr.slice(4, 8)}-${utr.slice(8)}`],
  ])('typed %s', async (_, spelled) => {
    const { number, description } = await owing();
    const utr = newUtr();
    expect((await pay(number, { reference: spelled(utr) })).status).toBe(200);
    const rows = await imported({ description, reference: `0000${utr}` });
    expect(await rows()).toMatchObject([{ state: 'recorded', recorded: [{ number }], claims: [] }]);
    expect((await recordAll(await rows(), number)).body).toMatchObject({ recorded: 0 });
    expect(await order(number)).toMatchObject({
      paidPaise: 100_000,
      payments: [{ reference: utr, awaitsBank: false }],
    });
  });

  test.each([
    [
      'with one digit mistyped',
      (utr: string) => `${utr.slice(0, 11)}${(Number(utr[11]) + 1) % 10}`,
      'upi',
      [],
    ],
    ['with a digit left out', (utr: string) => utr.slice(1), 'upi', ['reference-incomplete']],
    ['by its last six digits', (utr: string) => utr.slice(-6), 'upi', ['reference-incomplete']],
    ['under another number', () => newUtr(), 'bank', []],
    ['as cash', () => null, 'cash', []],
  ])('%s: a row asks whether it is that entry, and is linked', async (_, typed, mode, despite) => {
    const { number, description } = await owing();
    const utr = newUtr();
    expect((await pay(number, { mode, reference: typed(utr), despite })).status).toBe(200);
    const awaitsBank = mode !== 'cash';
    expect(await order(number)).toMatchObject({ payments: [{ awaitsBank }] });
    const rows = await imported({ description, reference: utr });
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'open', claims: [{ kind: 'order', numbers: [number], mode }] });
    expect((await recordAll(await rows(), number)).body.left).toMatchObject([{ code: 'bank-row-uncertain' }]);

    const mark = (notOurs: boolean) => desk.post(`/api/admin/bank-rows/${row?.id}/not-ours`, { notOurs });
    await mark(true);
    expect((await accept(row)).body).toMatchObject({ code: 'bank-row-not-ours' });
    await mark(false);
    expect(await accept(row)).toMatchObject({
      status: 200,
      body: { parts: [{ kind: 'order', number, amountPaise: 100_000 }] },
    });
    expect(await rows()).toMatchObject([{ state: 'recorded', claims: [], decidedBy: 'The manager' }]);
    expect(await order(number)).toMatchObject({ paidPaise: 100_000, payments: [{ awaitsBank: false }] });
    expect((await accept(row)).body).toMatchObject({ code: 'bank-row-recorded' });
    expect((await mark(true)).body).toMatchObject({ code: 'bank-row-recorded' });
    // The bank's number is the entry's now: whoever types it is refused, or asked.
    expect((await pay(number, { reference: utr })).status).toBe(409);
    expect(await differences()).toEqual([]);
  });

  test('on a passbook too, mistyped or as cash', async () => {
    const [mistyped, cash] = [await saving(), await saving()];
    const [utr, other] = [newUtr(), newUtr()];
    const enter = (number: string, changes: object) =>
      desk.post(`/api/admin/members/${number}/payments`, entry({ amountPaise: 50_000, ...changes }));
    await enter(mistyped.number, { reference: `${utr.slice(0, 11)}${(Number(utr[11]) + 1) % 10}` });
    await enter(cash.number, { mode: 'cash', reference: null });
    const rows = await imported(
      { description: mistyped.description, reference: utr, rupees: '500' },
      { description: cash.description, reference: other, rupees: '500' },
    );
    for (const [place, { number }] of [mistyped, cash].entries()) {
      const row = (await rows())[place];
      expect(row).toMatchObject({ state: 'open', claims: [{ kind: 'passbook', numbers: [number] }] });
      expect((await recordAll(row ? [row] : [], number)).body).toMatchObject({ recorded: 0 });
      expect((await member(number)).entries).toMatchObject([{ awaitsBank: place === 0 }]);
      expect((await accept(row)).status).toBe(200);
      expect(await member(number)).toMatchObject({
        sums: { receivedPaise: 50_000 },
        entries: [{ awaitsBank: false }],
      });
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['recorded', 'recorded']);
    expect(await differences()).toEqual([]);
  });

  test('shared by two orders, which have the whole of it together', async () => {
    const [one, two] = [await owing(), await owing()];
    const parts = [{ number: two.number, amountPaise: 40_000 }];
    await pay(one.number, { reference: newUtr(), parts });
    const rows = await imported({ description: two.description, reference: newUtr() });
    const [row] = await rows();
    expect(row?.claims.map(({ numbers }) => numbers)).toEqual([[one.number, two.number]]);
    expect((await accept(row)).body.parts).toEqual([
      { kind: 'order', number: one.number, amountPaise: 60_000 },
      { kind: 'order', number: two.number, amountPaise: 40_000 },
    ]);
    expect(await differences()).toEqual([]);
  });

  test('for another order of the same person', async () => {
    const { number, phone } = await owing();
    const second = await placeOrderOf(shop, { name: 'Kuzhali Vetrivel', phone });
    await pay(number, { reference: newUtr(), amountPaise: 339_500 });
    // Only the second owes it: phone and sum point there.
    const rows = await imported({ description: `UPI/${phone}@ybl`, reference: newUtr(), rupees: '3395' });
    expect(await rows()).toMatchObject([{ state: 'open', claims: [{ numbers: [number] }] }]);
    expect((await recordAll(await rows(), second)).body).toMatchObject({ recorded: 0 });
  });
});

describe('no entry by hand speaks against a row', () => {
  test('that was corrected, is of another sum, or of more than five days before', async () => {
    const { number, description } = await owing();
    const { body } = await pay(number, { reference: newUtr() });
    const receipt = body.payments[0]?.receiptId;
    await desk.post(`/api/admin/orders/${number}/receipts/${receipt}/correct`, { reason: 'A slip' });
    await pay(number, { reference: newUtr(), amountPaise: 100_100 });
    const rows = await imported({ description, reference: newUtr() });
    expect(await rows()).toMatchObject([{ state: 'certain', claims: [] }]);
    shop.clock.setDay(addDays(shop.clock.today(), 6));
    await typePassword(desk);
    const { number: old, description: told } = await owing();
    await shop.database.query(
      `UPDATE orders SET placed_at = placed_at - interval '9 days' WHERE number = $1`,
      [old],
    );
    await pay(old, { reference: newUtr(), receivedOn: addDays(shop.clock.today(), -6) });
    const later = await imported({ description: told, reference: newUtr() });
    expect(await later()).toMatchObject([{ state: 'certain', claims: [] }]);
    await pay(old, { reference: newUtr(), receivedOn: addDays(shop.clock.today(), -5) });
    expect(await later()).toMatchObject([{ state: 'open', claims: [{ numbers: [old] }] }]);
  });

  test('that another row backs: of two rows one is that entry, the other another payment', async () => {
    const { number, description } = await owing();
    await pay(number, { reference: newUtr() });
    const rows = await imported({ description, reference: newUtr() }, { description, reference: newUtr() });
    const [first, second] = await rows();
    expect((await accept(first)).status).toBe(200);
    expect((await accept(second, first?.claims[0]?.id)).body).toMatchObject({ code: 'bank-entry-changed' });
    expect(await rows()).toMatchObject([{ state: 'recorded' }, { state: 'certain', claims: [] }]);
    expect((await recordAll(second ? [second] : [], number)).body).toMatchObject({ recorded: 1 });
    expect(await order(number)).toMatchObject({ paidPaise: 200_000 });
  });
});

test('a linked entry that is corrected gives its row up, and its number', async () => {
  const { number, description } = await owing();
  const { body } = await pay(number, { mode: 'cash', reference: null });
  const utr = newUtr();
  const rows = await imported({ description, reference: utr });
  await accept((await rows())[0]);
  const receipt = body.payments[0]?.receiptId;
  await desk.post(`/api/admin/orders/${number}/receipts/${receipt}/correct`, { reason: 'Not hers' });
  expect(await rows()).toMatchObject([{ state: 'certain', recorded: [], claims: [] }]);
  expect((await pay(number, { reference: utr })).status).toBe(200);
  expect(await differences()).toEqual([]);
});

describe('a link that was a mistake is taken back', () => {
  const unlink = (row: BankRowView | undefined, by = desk) =>
    by.delete<{ id: string }>(`/api/admin/bank-rows/${row?.id}/entry`);
  const claimed = (table: 'reference_claim' | 'membership_reference') =>
    shop.database.query<{ mode: string; reference: string }>(
      `SELECT mode, reference FROM ${table} ORDER BY 1, 2`,
    );

  test.each([
    ['a mistyped number', 'upi', newUtr()],
    ['cash', 'cash', null],
  ])(
    'of an order, entered as %s: the entry is as before, and another row can be it',
    async (_, mode, typed) => {
      const { number, description } = await owing();
      await pay(number, { mode, reference: typed });
      const rows = await imported({ description, reference: newUtr() }, { description, reference: newUtr() });
      const [first, second] = await rows();
      const [before, entryBefore] = [await claimed('reference_claim'), (await order(number)).payments];
      expect((await unlink(first)).body).toMatchObject({ code: 'bank-entry-changed' });
      await accept(first);
      expect((await rows())[0]).toMatchObject({ state: 'recorded', isLinked: true, recorded: [{ number }] });
      expect((await unlink(first, await shop.staff('content'))).status).toBe(403);
      expect(await unlink(first)).toMatchObject({ status: 200, body: { id: first?.id } });
      expect(await rows()).toMatchObject([
        { state: 'open', isLinked: false, reference: first?.reference, claims: first?.claims },
        { state: 'open', reference: second?.reference },
      ]);
      expect(await claimed('reference_claim')).toEqual(before);
      expect((await order(number)).payments).toEqual(entryBefore);
      const [noted] = await shop.database.query<object>(
        `SELECT action, actor_name, before FROM audit_entry WHERE subject = $1`,
        [`bank-row/${first?.id}`],
      );
      expect(noted).toMatchObject({ action: 'bank-row.unlinked', before: { numbers: [number] } });
      expect((await unlink(first)).body).toMatchObject({ code: 'bank-entry-changed' });
      expect((await accept(second)).status).toBe(200);
      expect((await rows()).map(({ state }) => state)).toEqual(['certain', 'recorded']);
      expect(await differences()).toEqual([]);
    },
  );

  test('of a passbook, by a row without a number of its own, too', async () => {
    const { number, description } = await saving();
    const reference = newUtr();
    const money = entry({ amountPaise: 50_000, reference });
    await desk.post(`/api/admin/members/${number}/payments`, money);
    const rows = await imported({ description, reference: '', rupees: '500' });
    const [before, entries] = [await claimed('membership_reference'), (await member(number)).entries];
    shop.clock.advance(60_000);
    await accept((await rows())[0]);
    const [linked] = await rows();
    expect(linked).toMatchObject({ state: 'recorded', isLinked: true, reference });
    expect((await unlink(linked)).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'open', reference: null, claims: [{ numbers: [number] }] }]);
    expect(await claimed('membership_reference')).toEqual(before);
    expect((await member(number)).entries).toEqual(entries);
    expect(await differences()).toEqual([]);
  });

  test('but not what was recorded of the row, which is corrected', async () => {
    const { number, description } = await owing();
    const rows = await imported({ description, reference: newUtr() });
    await recordAll(await rows(), number);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'recorded', isLinked: false });
    expect((await unlink(row)).body).toMatchObject({ code: 'bank-entry-changed' });
    expect((await rows())[0]?.state).toBe('recorded');
  });

  test('nor while another entry has got the number that it had', async () => {
    const { number, description } = await owing();
    const typed = newUtr();
    await pay(number, { reference: typed });
    const rows = await imported({ description, reference: newUtr() });
    const [row] = await rows();
    await accept(row);
    expect((await pay((await owing()).number, { reference: typed })).status).toBe(200);
    expect((await unlink(row)).body).toMatchObject({ code: 'payment-reference-used' });
    expect((await rows())[0]).toMatchObject({ state: 'recorded', isLinked: true });
  });
});

describe('of two at the same moment', () => {
  test('one links a row, and one row is linked to an entry', async () => {
    const { number, description } = await owing();
    await pay(number, { reference: newUtr() });
    const rows = await imported({ description, reference: newUtr() }, { description, reference: newUtr() });
    const [first, second] = await rows();
    const colleague = await shop.staff('orders');
    const claim = first?.claims[0]?.id;
    const answers = await Promise.all([
      accept(first, claim),
      accept(first, claim, colleague),
      accept(second, claim),
      accept(second, claim, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await rows()).filter(({ state }) => state === 'recorded')).toHaveLength(1);
  });

  test('who types it and who records the bank’s row, one is asked', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { number, description } = await owing();
      const rows = await imported({ description, reference: newUtr() });
      const found = await rows();
      await Promise.all([pay(number, { reference: newUtr() }), recordAll(found, number)]);
      expect(await order(number)).toMatchObject({ paidPaise: 100_000 });
    }
  });

  test('who types it after the bank’s row was recorded is asked', async () => {
    const { number, description } = await owing();
    const rows = await imported({ description, reference: newUtr() });
    await recordAll(await rows(), number);
    const cash = { mode: 'cash', reference: null };
    expect((await pay(number, cash)).body).toMatchObject({
      code: 'payment-doubtful',
      details: { doubts: [{ doubt: 'same-transfer', earlier: { number, mode: 'upi' } }] },
    });
    expect((await pay(number, { ...cash, despite: ['same-transfer'] })).status).toBe(200);
  });
});

test('whoever records a row by hand for somebody with such an entry is asked', async () => {
  const { number } = await owing();
  await pay(number, { reference: newUtr() });
  // It names nobody.
  const rows = await imported({ description: 'BY TRANSFER', reference: newUtr() });
  const [row] = await rows();
  const record = (more: object) =>
    desk.post(`/api/admin/bank-rows/${row?.id}/record`, {
      parts: [{ kind: 'order', number, amountPaise: 100_000 }],
      reference: null,
      ...more,
    });
  expect((await record({})).body).toMatchObject({
    code: 'payment-doubtful',
    details: { doubts: [{ doubt: 'same-transfer', number, earlier: { of: 'order', amountPaise: 100_000 } }] },
  });
  expect((await record({ despite: ['same-transfer'] })).status).toBe(200);
  expect(await order(number)).toMatchObject({ paidPaise: 200_000 });
});

describe('money that is asked about', () => {
  test('paid back beyond what is due', async () => {
    const { number } = await owing();
    await pay(number, { amountPaise: 349_500, despite: ['above-balance'] });
    const refund = (rupees: number, more: object = {}) =>
      desk.post(`/api/admin/orders/${number}/refunds`, entry({ amountPaise: rupees * 100, ...more }));
    // ₹100 are due back.
    expect((await refund(150)).body).toMatchObject({
      code: 'payment-doubtful',
      details: { doubts: [{ doubt: 'above-refund', number, overPaise: 5_000 }] },
    });
    expect((await refund(100)).status).toBe(200);
    expect((await refund(1)).body).toMatchObject({
      details: { doubts: [{ doubt: 'above-refund', overPaise: 100 }] },
    });
    expect((await refund(1, { despite: ['above-refund'] })).status).toBe(200);
  });

  test.each([
    ['upi', '63011234567'],
    ['upi', 'Paid by brother'],
    ['bank', 'N30126345678901'],
    ['bank', 'HDFCR52026110112'],
  ])('under a reference that looks incomplete: %s %s', async (mode, reference) => {
    const [onOrder, passbook] = [await owing(), await saving()];
    const warnings = { code: 'payment-doubtful', details: { doubts: [{ doubt: 'reference-incomplete' }] } };
    const enter = (despite: string[]) =>
      desk.post(
        `/api/admin/members/${passbook.number}/payments`,
        entry({ mode, reference, amountPaise: 50_000, despite }),
      );
    expect((await enter([])).body).toMatchObject(warnings);
    expect((await enter(['reference-incomplete'])).status).toBe(200);
    const despite = ['same-reference'];
    expect((await pay(onOrder.number, { mode, reference, despite })).body).toMatchObject(warnings);
    despite.push('reference-incomplete');
    expect((await pay(onOrder.number, { mode, reference, despite })).status).toBe(200);
  });

  test('zeros are no reference', async () => {
    const { number } = await owing();
    expect((await pay(number, { reference: '000000000000' })).status).toBe(400);
  });
});
