import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BankRowView, BankStatementView } from '@shop/contracts/bank-statements/views';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, placeGoodOrder } from '../../../support/orders.ts';

/** More than a statement is compared with. */
const OTHERS = 2_001;

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
  await placeGoodOrder(shop);
  await owing('OL26', 'Kumar', OTHERS);
});
afterAll(() => shop.close());

/** Confirmed, and each owing another sum than the good order of ₹3,395, or the same. */
function owing(prefix: string, name: string, many = 1, morePaise = 100): Promise<unknown> {
  return shop.database.query(
    `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
       pickup_location_id, pickup_location, customer_name, phone, address, city, district, state_code, state_name,
       pin_code, remarks, mrp_paise, goods_paise, packing_paise, freight_paise, rounding_paise, total_paise,
       adult_confirmed_at, terms_accepted_at)
     SELECT uuidv7(), $2 || '-' || lpad(n::text, 5, '0'), rpad($2, 12, 'x') || lpad(n::text, 10, 'x'), uuidv7(), '', placed_at, 'confirmed',
       delivery, pickup_location_id, pickup_location, $3, '8' || lpad(n::text, 9, '0'), address, city, district,
       state_code, state_name, pin_code, remarks, mrp_paise, goods_paise + n * $4, packing_paise, freight_paise,
       rounding_paise, total_paise + n * $4, placed_at, placed_at
     FROM (SELECT * FROM orders ORDER BY id LIMIT 1) AS good, generate_series(1, $1) AS n`,
    [many, prefix, name, morePaise],
  );
}

async function ordered(phone: string, name = 'Selvi Kumar'): Promise<string> {
  const { customer } = await goodOrder(shop);
  return (await placeGoodOrder(shop, { customer: { ...customer, name, phone } })).number;
}

let utr = 630_200_000_000;
/** What a bank told, as it is read. */
async function read(told: [description: string, rupees: string][]): Promise<BankRowView[]> {
  const [year = '', month, date] = shop.clock.today().split('-');
  const day = `${date}/${month}/${year.slice(2)}`;
  const rows = told.map(([description, rupees], index) => ({
    row: index + 2,
    cells: [day, description, String((utr += 1)), rupees, '', '', ''],
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
  return (await desk.get<BankStatementView>(`/api/admin/bank-statements/${body.id}`)).body.entries;
}
const first = ({ state, proposals }: BankRowView) => [state, proposals[0]?.number];

test.each([
  ['whole', 'Mala Kumar', 'MALA KUMAR', '98400 00011'],
  ['cut off by the bank', 'Poongodi Kumaran', 'POONGOD KUMARA', '98400 00012'],
])(
  'a name, %s, of two who owe is nobody’s for certain, though many share a word of it',
  async (_, name, told, phone) => {
    const number = await ordered(phone, name);
    await owing(told.replace(' ', ''), name);
    const entries = await read([[`UPI/${told}`, '3395.00']]);
    expect(entries.map(first)).toEqual([['open', number]]);
    const [{ id } = { id: '' }] = entries;
    const { body } = await desk.post('/api/admin/bank-rows/record', { rows: [{ id, number }] });
    expect(body).toEqual({ recorded: 0, left: [{ id, code: 'bank-row-uncertain' }] });
  },
);

test('of more who share a name than are compared, whoever is named by number or phone or owes the sum is among them', async () => {
  const byNumber = await ordered('98400 00001');
  const byPhone = await ordered('98400 00002');
  const bySum = await ordered('98400 00003', 'Fatima Begum');
  const entries = await read([
    [`UPI/${byNumber}/KUMAR`, '1000.00'],
    ['UPI/9840000002@ybl/GPAY', '3395.00'],
    ['UPI/FATIMA BEGUM', '3395.00'],
  ]);
  expect(entries.map(first)).toEqual([
    ['certain', byNumber],
    ['certain', byPhone],
    ['certain', bySum],
  ]);
});

test('of more whose whole name is told than are compared, no row is certain by a name or a phone', async () => {
  const number = await ordered('98400 00021', 'Ravi Shankar');
  const byNumber = await ordered('98400 00022', 'Devi Bala');
  await owing('RK26', 'Raja Kannan', OTHERS);
  await owing('RS26', 'Ravi Shankar');
  const entries = await read([
    ['UPI/RAJA KANNAN', '1.00'],
    ['UPI/RAVI SHANKAR', '3395.00'],
    ['UPI/9840000021@ybl', '3395.00'],
    [`UPI/${byNumber}`, '3395.00'],
  ]);
  expect(entries.slice(1).map(first)).toEqual([
    ['open', number],
    ['open', number],
    ['certain', byNumber],
  ]);
});

test('of more who owe a sum than are compared, whoever is named by number or phone is among them', async () => {
  await owing('SU26', 'Gomathi', OTHERS, 0);
  const byNumber = await ordered('98400 00031', 'Anbu Selvan');
  const byPhone = await ordered('98400 00032', 'Malar Vizhi');
  const entries = await read([
    [`UPI/${byNumber}/ANBU`, '1000.00'],
    ['UPI/9840000032@ybl/GPAY', '2000.00'],
    ['UPI/NOBODY', '3395.00'],
  ]);
  expect(entries.map(first)).toEqual([
    ['certain', byNumber],
    ['open', byPhone],
    ['open', undefined],
  ]);
});
