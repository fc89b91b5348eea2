import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { retain } from '../../src/retention/retain.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { goodOrder, LORRY, payment, placeGoodOrder } from '../support/orders.ts';

/** A day of the financial year 2026-27. */
const TODAY = '2026-10-20';
/** Years after the last of its books must be kept. */
const LONG_AFTER = new Date('2040-01-01T12:00:00+05:30');
const NAME = 'Kuzhali Vetrivel';
const STREET = '77 Thamarai Kulam Street';

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  shop.clock.setDay(TODAY);
  await shop.changeContent(
    `UPDATE setting SET value = value || '{"opensOn": "2026-01-01", "closesOn": "2030-12-31"}' WHERE section = 'season'`,
  );
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

async function post(number: string, step: string, body: object): Promise<void> {
  const { status, body: said } = await staff.post(`/api/admin/orders/${number}/${step}`, body);
  if (status >= 300) throw new Error(`${step}: ${JSON.stringify(said)}`);
}

/** A confirmed order, on which ₹1,000 came in by a transfer that the bank’s statement has. */
async function partlyPaid(reference: string): Promise<string> {
  const { customer } = await goodOrder(shop);
  const own = { ...customer, name: NAME, phone: '9876501234', address: STREET };
  const { number } = await placeGoodOrder(shop, { customer: own });
  await post(number, 'advance', { from: 'placed', to: 'confirmed' });
  await post(number, 'payments', payment({ reference, receivedOn: TODAY }));
  await shop.database.query(
    `WITH bank AS (INSERT INTO bank (id, name, heads) VALUES (uuidv7(), $1, '[]') RETURNING id),
       statement AS (INSERT INTO bank_statement (id, bank_id, file_name, opened_at, opened_by_name, known, debits, refused)
         SELECT uuidv7(), id, 'october.csv', now(), 'The owner', 0, 0, '[]' FROM bank RETURNING id)
     INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description, reference)
       SELECT uuidv7(), id, 2, $1 || ' 100000', $2, 100000, 'upi', $3, $1 FROM statement`,
    [reference, TODAY, `UPI/CR/${NAME}`],
  );
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
  staff = await shop.staff('owner');
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
