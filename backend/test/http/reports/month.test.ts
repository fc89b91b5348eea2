import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MonthView } from '@shop/contracts/reports/month';
import { addMonths, lastDayOf, monthOf } from '@shop/contracts/rules/months';
import { openBankFile } from '../../support/bank-file.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { payment, placeOrderOf } from '../../support/orders.ts';
import { collect } from '../../support/referrals.ts';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const read = async (month: string) =>
  (await owner.get<MonthView>(`/api/admin/reports/month?month=${month}`)).body;

test('what is left to do of a month is counted and named', async () => {
  const today = shop.clock.today();
  const month = monthOf(today);
  const nothing = { count: 0, paise: 0 };
  const none = { count: 0, numbers: [] };
  const clean = {
    bankRows: nothing,
    unbacked: nothing,
    withoutHsn: none,
    withoutInvoice: none,
    withoutIrn: none,
    payoutsSent: nothing,
    uncredited: nothing,
    taxOpen: nothing,
  };
  expect(await read(month)).toEqual({
    month,
    to: lastDayOf(month),
    isOver: false,
    ...clean,
  });

  // One is invoiced without an HSN, one leaves while the shop has no GSTIN.
  await shop.changeContent("UPDATE product SET hsn = '' WHERE code = 'SP-01'");
  const invoiced = await placeOrderOf(shop, { name: 'Arul', phone: '98400 00001' });
  const without = await placeOrderOf(shop, { name: 'Banu', phone: '98400 00002' });
  await collect(owner, invoiced);
  const [identity] = await shop.database.query<{ gstin: string }>(
    "SELECT value ->> 'gstin' AS gstin FROM setting WHERE section = 'identity'",
  );
  const gstin = (text: string) =>
    shop.changeContent(
      `UPDATE setting SET value = value || '{"gstin": "${text}"}' WHERE section = 'identity'`,
    );
  await gstin('');
  await collect(owner, without);
  await gstin(identity?.gstin ?? '');
  // ₹1,000 by UPI that no bank tells of, ₹700 of the bank that nobody recorded.
  await owner.post(`/api/admin/orders/${invoiced}/payments`, payment());
  const [year = '', ordinal, date] = today.split('-');
  await openBankFile(owner, [[`${date}/${ordinal}/${year.slice(2)}`, 'NEFT', '630100000700', '700', '']]);

  const [{ number } = { number: '' }] = await shop.database.query<{ number: string }>(
    'SELECT number FROM invoice',
  );
  expect(await read(month)).toMatchObject({
    bankRows: { count: 1, paise: 70_000 },
    unbacked: { count: 1, paise: 100_000 },
    withoutHsn: { count: 1, numbers: [number] },
    withoutInvoice: { count: 1, numbers: [without] },
  });
  expect(await read(addMonths(month, -1))).toMatchObject({ ...clean, isOver: true });
});

test('the accountant reads it, and may not close the books', async () => {
  const accountant = await shop.staff('accountant');
  expect((await accountant.get('/api/admin/reports/month')).status).toBe(200);
  const closing = { closedThrough: '2026-10-31' };
  expect((await accountant.post('/api/admin/books/closing', closing)).status).toBe(403);
});
