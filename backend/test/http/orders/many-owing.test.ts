import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BankStatementView } from '@shop/contracts/bank-statements/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodOrder, placeGoodOrder } from '../../support/orders.ts';

/** More than a statement is compared with. */
const OTHERS = 2_001;

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
  await placeGoodOrder(shop);
  // Confirmed, and owing each another sum than the good order of ₹3,395.
  await shop.database.query(
    `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
       pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
       pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
       adult_confirmed_at, terms_accepted_at)
     SELECT uuidv7(), 'OL26-' || lpad(n::text, 5, '0'), lpad(n::text, 22, 'x'), uuidv7(), '', placed_at, 'confirmed',
       delivery, pickup_location_id, pickup_location, 'Kumar', '8' || lpad(n::text, 9, '0'), address, city, district,
       state_code, state_name, pin_code, remarks, mrp_paise, goods_paise + n * 100, packing_paise, freight_paise,
       rounding_paise, total_paise + n * 100, placed_at, placed_at
     FROM orders, generate_series(1, $1) AS n`,
    [OTHERS],
  );
});
afterAll(() => shop.close());

test('of more who share a name than are compared, whoever is named by number or phone or owes the sum is among them', async () => {
  const { customer } = await goodOrder(shop);
  const ordered = async (phone: string, name = 'Selvi Kumar') =>
    (await placeGoodOrder(shop, { customer: { ...customer, name, phone } })).number;
  const byNumber = await ordered('98400 00001');
  const byPhone = await ordered('98400 00002');
  const bySum = await ordered('98400 00003', 'Fatima Begum');
  const [year = '', month, date] = shop.clock.today().split('-');
  const told = [
    [`UPI/${byNumber}/KUMAR`, '1000.00'],
    ['UPI/9840000002@ybl/GPAY', '3395.00'],
    ['UPI/FATIMA BEGUM', '3395.00'],
  ];
  const rows = told.map(([description, rupees], index) => ({
    row: index + 2,
    cells: [
      `${date}/${month}/${year.slice(2)}`,
      description,
      String(630_200_000_000 + index),
      rupees,
      '',
      '',
      '',
    ],
  }));
  const sheet = randomUUID();
  await desk.put(`/api/admin/sheets/${sheet}/0`, { rows });
  const heads = { day: 'Date', description: 'Narration', reference: 'Ref', credit: 'Deposit', debit: '' };
  const { body } = await desk.post<{ id: string }>('/api/admin/bank-statements', {
    sheet,
    parts: 1,
    bank: 'State Bank',
    heads: { ...heads, amount: '', direction: '' },
    fileName: 'october.csv',
  });
  const { entries } = (await desk.get<BankStatementView>(`/api/admin/bank-statements/${body.id}`)).body;
  expect(entries.map(({ state, proposals }) => [state, proposals[0]?.number])).toEqual([
    ['certain', byNumber],
    ['certain', byPhone],
    ['certain', bySum],
  ]);
});
