import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { readOneByOne } from '../support/database/rows-read.ts';
import { LORRY, placeGoodOrder } from '../support/orders.ts';

const OTHERS = 1500;

let shop: TestShop;
let desk: Caller;
let invoice: string;
beforeAll(async () => {
  shop = await bootShop({ config: { poolSize: 1 } });
  desk = await shop.staff('manager');
  const placed = await placeGoodOrder(shop);
  const step = (name: string, body: object) =>
    desk.post<AdminOrderView>(`/api/admin/orders/${placed.number}/${name}`, body);
  await step('advance', { from: 'placed', to: 'confirmed' });
  await step('advance', { from: 'confirmed', to: 'packed' });
  const { body } = await step('dispatch', { from: 'packed', unpaidReason: 'Pays on collection', ...LORRY });
  invoice = invoiceAddress(body.invoices[0]?.number ?? '');
  const other = await placeGoodOrder(shop);
  await shop.database.query(
    `INSERT INTO invoice (id, kind, prefix, financial_year, order_id, issued_at, day, reason, taxable_paise, cgst_paise,
       sgst_paise, igst_paise, rounding_paise, total_paise, content)
     SELECT uuidv7(), kind, 'OL', financial_year, (SELECT id FROM orders WHERE number = $2), issued_at - n * interval '1 minute', day, reason,
       taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise, content
     FROM invoice, generate_series(1, $1) AS n`,
    [OTHERS, other.number],
  );
  await shop.database.query('ANALYZE invoice');
});
afterAll(() => shop.close());

test('who wants one invoice reads none of the others', async () => {
  expect(await readOneByOne(shop, () => desk.get(`/api/admin/invoices/${invoice}`), 'invoice')).toBe(0);
});

test('a file of all of them reads each twice a part, not once for every other one', async () => {
  const all = { method: 'GET', url: '/api/admin/invoices/export/csv' } as const;
  const readFile = async () => {
    const { body } = await shop.app.inject({ ...all, cookies: Object.fromEntries(desk.cookies) });
    // A line of each kind of goods, and the head.
    expect(body.trimEnd().split('\r\n')).toHaveLength(1 + 1 + OTHERS);
  };
  expect(await readOneByOne(shop, readFile, 'invoice')).toBeLessThanOrEqual(2 * 2 * (1 + OTHERS));
});
