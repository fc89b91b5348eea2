import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { retain } from '../../src/operations/retention/retain.ts';
import { addBankRow } from '../support/database/bank-row.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { LORRY, payment, placeOrderOf } from '../support/orders.ts';
import { addSchemeOfToday, beginOn, join } from '../support/schemes.ts';

/** A day of the financial year 2026-27. */
const TODAY = '2026-10-20';
/** Years after the last of its books must be kept. */
const LONG_AFTER = new Date('2040-01-01T12:00:00+05:30');
const NAME = 'Kuzhali Vetrivel';
const STREET = '77 Thamarai Kulam Street';
const TRANSFER = { day: TODAY, description: `UPI/CR/${NAME}` };

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, TODAY);
});
// Years go by, and with them a sign-in.
beforeEach(async () => {
  staff = await shop.staff('owner');
});
afterAll(() => shop.close());

const run = (now: Date, dryRun = false) => retain(shop.database.ownerUrl, { now, dryRun });
async function countsAt(now: Date, dryRun = false): Promise<Record<string, number>> {
  const { done } = await run(now, dryRun);
  const books = /^(?:orders|invoices|transfers)/;
  return Object.fromEntries(
    done.flatMap(({ what, count }) => (count > 0 && books.test(what) ? [[what, count]] : [])),
  );
}

const post = (number: string, step: string, body: object) =>
  staff.step(`/api/admin/orders/${number}/${step}`, body);
const order = () => placeOrderOf(shop, { name: NAME, phone: '9876501234', address: STREET });

/** A confirmed order, on which ₹1,000 came in by a transfer that the bank’s statement has. */
async function partlyPaid(reference: string): Promise<string> {
  const number = await order();
  await post(number, 'advance', { from: 'placed', to: 'confirmed' });
  await post(number, 'payments', payment({ reference, receivedOn: TODAY }));
  await addBankRow(shop.database, { ...TRANSFER, reference, amountPaise: 100_000 });
  return number;
}

const whatIsKept = (number: string) =>
  shop.database.query(
    `SELECT o.customer_name AS name, o.address, i.content -> 'buyer' ->> 'name' AS buyer,
       i.content -> 'delivery' ->> 'name' AS consignee, b.description AS words
     FROM orders o LEFT JOIN invoice i ON i.order_id = o.id JOIN payment p ON p.order_id = o.id
     JOIN receipt m ON m.id = p.receipt_id AND m.amount_paise = 100000 JOIN bank_row b ON b.reference = m.reference
     WHERE o.number = $1`,
    [number],
  );

test('who still owes for what left keeps their name in the order, the bill and the bank’s words, until it is settled', async () => {
  const number = await partlyPaid('630100000001');
  await post(number, 'advance', { from: 'confirmed', to: 'packed' });
  const unpaid = { ...LORRY, lrDate: TODAY, unpaidReason: 'Pays on Monday' };
  await post(number, 'dispatch', { from: 'packed', ...unpaid });

  const before = await whatIsKept(number);
  expect(before).toEqual([
    {
      name: NAME,
      address: STREET,
      buyer: NAME,
      consignee: 'Mattuthavani Transport Office',
      words: `UPI/CR/${NAME}`,
    },
  ]);
  expect(await countsAt(LONG_AFTER, true)).toEqual({});
  expect(await countsAt(LONG_AFTER)).toEqual({});
  expect(await whatIsKept(number)).toEqual(before);
  expect((await run(LONG_AFTER)).heldBack).toBe(1);

  // Years have gone by, and with them the sign-in of before.
  staff = await shop.staff('owner');
  await post(number, 'payments', payment({ amountPaise: 239_500, receivedOn: TODAY }));
  await post(number, 'advance', { from: 'dispatched', to: 'arrived' });
  await post(number, 'advance', { from: 'arrived', to: 'collected' });
  expect(await countsAt(LONG_AFTER, true)).toEqual({
    'orders without their customer': 1,
    'invoices without their buyer’s name': 1,
    'transfers without the bank’s words': 1,
  });
  await run(LONG_AFTER);
  expect(await whatIsKept(number)).toEqual([
    { name: 'Erased', address: '', buyer: 'Erased', consignee: 'Erased', words: 'Erased' },
  ]);
  expect(await countsAt(LONG_AFTER)).toEqual({});
});

test('an order that was paid back and cancelled has money in the books, and stays as long as they do', async () => {
  const number = await partlyPaid('630100000002');
  await post(number, 'cancel', { from: 'confirmed', reason: 'Moves away' });
  await post(number, 'refunds', {
    mode: 'cash',
    amountPaise: 100_000,
    reference: null,
    receivedOn: TODAY,
    note: '',
  });
  await run(new Date('2030-01-01T12:00:00+05:30'));
  expect(await whatIsKept(number)).toMatchObject([{ name: NAME, words: `UPI/CR/${NAME}` }]);
  await run(LONG_AFTER);
  expect(await whatIsKept(number)).toMatchObject([{ name: 'Erased', words: 'Erased' }]);
});

test('who paid for several by one transfer is known until the last of them is settled', async () => {
  const reference = '630100000003';
  const [whole, part] = [await order(), await order()];
  for (const number of [whole, part]) await post(number, 'advance', { from: 'placed', to: 'confirmed' });
  await post(whole, 'payments', {
    ...payment({ reference, receivedOn: TODAY, amountPaise: 439_500, note: `Of ${NAME}, for both` }),
    parts: [{ number: part, amountPaise: 100_000 }],
  });
  await addBankRow(shop.database, { ...TRANSFER, reference, amountPaise: 439_500 });
  await post(whole, 'advance', { from: 'confirmed', to: 'packed' });
  await post(whole, 'dispatch', { from: 'packed', ...LORRY, lrDate: TODAY });
  await post(whole, 'advance', { from: 'dispatched', to: 'arrived' });
  await post(whole, 'advance', { from: 'arrived', to: 'collected' });
  const told = () =>
    shop.database.query(
      `SELECT o.number, o.customer_name AS name, b.description AS words, m.note FROM orders o
       JOIN payment p ON p.order_id = o.id JOIN receipt m ON m.id = p.receipt_id JOIN bank_row b
         ON b.reference = m.reference WHERE m.reference = $1 ORDER BY o.number`,
      [reference],
    );

  expect(await countsAt(LONG_AFTER, true)).toEqual({
    'orders without their customer': 1,
    'invoices without their buyer’s name': 1,
  });
  await run(LONG_AFTER);
  const kept = { words: `UPI/CR/${NAME}`, note: `Of ${NAME}, for both` };
  expect(await told()).toEqual([
    { number: whole, name: 'Erased', ...kept },
    { number: part, name: NAME, ...kept },
  ]);

  staff = await shop.staff('owner');
  await post(part, 'cancel', { from: 'confirmed', reason: 'Moves away' });
  await post(part, 'refunds', { ...payment({ receivedOn: TODAY }), mode: 'cash', reference: null });
  await run(LONG_AFTER);
  const gone = { name: 'Erased', words: 'Erased', note: '' };
  expect(await told()).toEqual([
    { number: whole, ...gone },
    { number: part, ...gone },
  ]);
});

test('the same of an order and a passbook', async () => {
  const number = await partlyPaid('630100000004');
  await post(number, 'cancel', { from: 'confirmed', reason: 'Moves away' });
  await post(number, 'refunds', { ...payment({ receivedOn: TODAY }), mode: 'cash', reference: null });
  const { body } = await join(shop.visitor('10.9.9.9'), await addSchemeOfToday(shop));
  const instalment = payment({ reference: '630100000004', amountPaise: 50_000, receivedOn: TODAY });
  await staff.step(`/api/admin/members/${body.number}/payments`, {
    ...instalment,
    despite: ['same-reference'],
  });
  await run(LONG_AFTER);
  expect(await whatIsKept(number)).toMatchObject([{ name: 'Erased', words: `UPI/CR/${NAME}` }]);
});
