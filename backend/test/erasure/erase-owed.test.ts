import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eraseCustomer } from '../../src/operations/erasure/erase-customer.ts';
import { retain } from '../../src/operations/retention/retain.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { addBankRow } from '../support/database/bank-row.ts';
import { LORRY, payment, placeOrderOf } from '../support/orders.ts';

const PHONE = '9876501234';
const NAME = 'Kuzhali Vetrivel';
const REFERENCE = '630100000011';
const WORDS = `UPI/CR/${NAME}`;
const NOTE = `Of ${NAME}, for both`;
const REASON = `${NAME} read out another number`;
/** ₹3,395 for her own order, and ₹1,000 of her sister's, in one transfer. */
const SUM = 439_500;

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  staff = await shop.staff('owner');
});
afterAll(() => shop.close());

const erase = (dryRun = false) => eraseCustomer(shop.database.ownerUrl, PHONE, dryRun);
const step = (number: string, name: string, body: object) =>
  staff.step(`/api/admin/orders/${number}/${name}`, body);

const told = () =>
  shop.database.query(
    `SELECT b.description AS words, m.note, c.reason FROM receipt m
     LEFT JOIN receipt_correction c ON c.receipt_id = m.id JOIN bank_row b ON b.reference = m.reference
     WHERE m.reference = $1 ORDER BY m.recorded_at`,
    [REFERENCE],
  );

test('what is told of a payment stays while it is also for somebody who owes, is told to the operator, and goes after that', async () => {
  const own = await placeOrderOf(shop, { name: NAME, phone: PHONE });
  const sisters = await placeOrderOf(shop, { name: 'Malar', phone: '9876502345' });
  for (const number of [own, sisters]) await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  const transfer = {
    ...payment({ reference: REFERENCE, amountPaise: SUM, note: NOTE }),
    parts: [{ number: sisters, amountPaise: 100_000 }],
  };
  await step(own, 'payments', transfer);
  const [wrong] = await shop.database.query<{ id: string }>('SELECT id FROM receipt WHERE reference = $1', [
    REFERENCE,
  ]);
  await step(own, `receipts/${wrong?.id}/correct`, { reason: REASON });
  await step(own, 'payments', transfer);
  await addBankRow(shop.database, {
    reference: REFERENCE,
    day: shop.clock.today(),
    amountPaise: SUM,
    description: WORDS,
  });
  await step(own, 'advance', { from: 'confirmed', to: 'packed' });
  await step(own, 'dispatch', { from: 'packed', ...LORRY });
  await step(own, 'advance', { from: 'dispatched', to: 'arrived' });
  await step(own, 'advance', { from: 'arrived', to: 'collected' });

  const kept = [
    { words: WORDS, note: NOTE, reason: REASON },
    { words: WORDS, note: NOTE, reason: null },
  ];
  expect(await erase(true)).toMatchObject({ refusals: [], owedByOthers: [`order ${sisters}`] });
  expect(await erase()).toMatchObject({ orders: [{ number: own }], owedByOthers: [`order ${sisters}`] });
  expect(await told()).toEqual(kept);
  const retained = async () => {
    const { done } = await retain(shop.database.ownerUrl, { now: shop.clock.now(), dryRun: false });
    return Object.fromEntries(done.flatMap(({ what, count }) => (count > 0 ? [[what, count]] : [])));
  };
  expect(await retained()).toEqual({});
  expect(await told()).toEqual(kept);

  await step(sisters, 'cancel', { from: 'confirmed', reason: 'Moves away' });
  await step(sisters, 'refunds', { ...payment(), mode: 'cash', reference: null });
  // Nobody has her phone number any more.
  expect(await erase()).toMatchObject({ orders: [], owedByOthers: [] });
  expect(await retained()).toEqual({
    'transfers without the bank’s words': 1,
    'receipts without their note': 2,
    'corrections without their reason': 1,
  });
  expect(await told()).toEqual([
    { words: 'Erased', note: '', reason: 'Erased' },
    { words: 'Erased', note: '', reason: null },
  ]);
});

test('what is told of a payment for one alone goes at once', async () => {
  const own = await placeOrderOf(shop, { name: NAME, phone: PHONE });
  const reference = '630100000012';
  await step(own, 'advance', { from: 'placed', to: 'confirmed' });
  await step(own, 'payments', payment({ reference, note: NOTE }));
  const [receipt] = await shop.database.query<{ id: string }>('SELECT id FROM receipt WHERE reference = $1', [
    reference,
  ]);
  await step(own, `receipts/${receipt?.id}/correct`, { reason: REASON });
  await step(own, 'cancel', { from: 'confirmed', reason: 'Moves away' });
  expect(await erase()).toMatchObject({ refusals: [], owedByOthers: [] });
  expect(
    await shop.database.query(
      `SELECT m.note, c.reason FROM receipt m JOIN receipt_correction c ON c.receipt_id = m.id WHERE m.reference = $1`,
      [reference],
    ),
  ).toEqual([{ note: '', reason: 'Erased' }]);
});

test('the bank’s words of a row that is linked to an entry go with it, whatever number it has, or none', async () => {
  const own = await placeOrderOf(shop, { name: NAME, phone: PHONE });
  for (const [place, amountPaise] of [1_100, 1_200].entries()) {
    await step(own, 'payments', payment({ mode: 'cash', reference: null, amountPaise }));
    await addBankRow(shop.database, {
      reference: `63010000002${place}`,
      day: shop.clock.today(),
      amountPaise,
      description: WORDS,
    });
  }
  await shop.database.query(
    `INSERT INTO bank_backing (bank_row_id, receipt_id, linked_at, linked_by_name)
     SELECT b.id, r.id, now(), '' FROM bank_row b JOIN receipt r ON r.amount_paise = b.amount_paise
     WHERE b.amount_paise IN (1100, 1200)`,
  );
  await shop.database.query('UPDATE bank_row SET reference = NULL WHERE amount_paise = 1100');
  // As linking does where the bank has a number.
  await shop.database.query(
    `INSERT INTO reference_claim SELECT r.id, 'cash', b.reference FROM bank_row b JOIN receipt r USING (amount_paise)
     WHERE b.amount_paise = 1200`,
  );
  // Another file told of both again.
  await shop.database.query(
    `INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description, left_out, twin_id)
     SELECT uuidv7(), statement_id, place + 1, identity || ' copy', day, amount_paise, mode, description, true, id
     FROM bank_row WHERE amount_paise IN (1100, 1200)`,
  );
  await step(own, 'cancel', { from: 'placed', reason: 'Moves away' });
  await step(own, 'refunds', { ...payment(), mode: 'cash', reference: null, amountPaise: 2_300 });
  expect(await erase()).toMatchObject({ refusals: [] });
  const rows = await shop.database.query(
    'SELECT description FROM bank_row WHERE amount_paise IN (1100, 1200)',
  );
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ description: 'Erased' })));
});

test('a transfer is found by the number that the bank has, however somebody once typed it', async () => {
  const own = await placeOrderOf(shop, { name: NAME, phone: PHONE });
  await step(own, 'payments', payment({ reference: '630100000031', amountPaise: 1_300 }));
  await shop.database.query("UPDATE receipt SET reference = 'UTR 630100000031' WHERE amount_paise = 1300");
  await addBankRow(shop.database, {
    reference: '630100000031',
    day: shop.clock.today(),
    amountPaise: 1_300,
    description: WORDS,
  });
  await step(own, 'cancel', { from: 'placed', reason: 'Moves away' });
  await step(own, 'refunds', { ...payment(), mode: 'cash', reference: null, amountPaise: 1_300 });
  expect(await erase()).toMatchObject({ refusals: [] });
  expect(await shop.database.query('SELECT description FROM bank_row WHERE amount_paise = 1300')).toEqual([
    { description: 'Erased' },
  ]);
});
