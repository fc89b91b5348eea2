import type { Page } from '@playwright/test';
import { addDays, dayOf, formatDay } from '@shop/contracts/rules/days';
import writeExcelFile from 'write-excel-file/node';

import { query } from '../../../support/database.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

interface Shelf {
  code: string;
  name: string;
  stock: number;
  held: number;
}
type Shop = Parameters<typeof query>[0];

/** Bills of more than two years ago are refused, whatever the year of the machine. */
const [billedOn = '', nextDay = ''] = [-75, -74].map((days) => formatDay(addDays(dayOf(new Date()), days)));

const shelvesOf = (shop: Shop) =>
  query<Shelf>(shop, "SELECT code, name, stock, held FROM product WHERE state <> 'archived' ORDER BY code");
const freeOf = async (shop: Shop) => (await shelvesOf(shop)).map(({ code, stock }) => [code, stock]);

async function open(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles(file);
}

/** Stands there once a change is booked; its toast is no sign, since that of the change before may still show. */
const lastChanges = (page: Page) => page.getByRole('region', { name: 'Last changes' });

async function undo(page: Page): Promise<void> {
  const changes = lastChanges(page);
  await changes.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(changes).toHaveCount(0);
}

// Longer than others: all of the list goes through the browser three times, as a shop's stock does.
test('136 products are counted by paste and by file, four bad rows are refused, and it is undone', async ({
  page,
  shop,
}) => {
  // The 136 of the price list, whatever other journeys in this shop added.
  await query(
    shop,
    `UPDATE product SET state = 'archived' WHERE id::text NOT IN
      (SELECT key::jsonb ->> 'id' FROM demonstration_row WHERE table_name = 'product')`,
  );
  const shelves = await shelvesOf(shop);
  const before = await freeOf(shop);
  expect(shelves).toHaveLength(136);
  /** Two more of each than the shop thought: what stands there is what is free and what is sold. */
  const counts = shelves.map(({ code, name, stock, held }) => [code, name, stock + held + 2] as const);
  const afterwards = before.map(([code, stock]) => [code, Number(stock) + 2]);
  const [first] = counts;
  await comeIn(page, shop, '/admin/stock');
  const box = page.getByLabel(`Counted of ${first?.[1]}`, { exact: true });
  await expect(box).toBeVisible();

  await test.step('pasted', async () => {
    const bad = ['ZZ-99\tNobody’s\t4', `${first?.[0]}\tAgain\t7`, 'SP-01\tNo figure\tmany', '\tNo code\t5'];
    const text = [...counts.map((row) => row.join('\t')), ...bad].join('\n');
    await page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document
        .querySelector('input[data-field="onShelf"]')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    const left = page.getByText('4 rows of what was pasted could not be placed').locator('..');
    await expect(left).toContainText('Line 137, ZZ-99 · Nobody’s · 4: no product has this item code');
    await expect(left).toContainText('the item code stands further up already');
    await expect(left).toContainText('Line 139, SP-01 · No figure · many: there is no count in it');
    await expect(left).toContainText('Line 140, No code · 5: the item code is missing');
    await expect(page.getByText('136 products changed in the sheet')).toBeVisible();
    await page.getByRole('button', { name: 'See the preview' }).click();
    await expect(page.getByRole('heading', { name: '136 changes' })).toBeFocused();
    await page.getByRole('button', { name: 'Change 136 now' }).click();
    await expect(page.getByText('The count is booked.')).toBeVisible();
    await expect(box).toHaveValue(String(first?.[2]));
    expect(await freeOf(shop)).toEqual(afterwards);
    await undo(page);
    expect(await freeOf(shop)).toEqual(before);
  });

  await test.step('from a file', async () => {
    const bad = [
      ['ZZ-99', 'Nobody’s', 4],
      ['GB-04', 'Again', 7],
      ['GB-05', 'No figure', 'many'],
      ['', 'No code', 5],
    ] as const;
    const rows = [
      ['Item code', 'Product', 'Counted'],
      ...counts.filter(([code]) => code !== 'GB-05'),
      ...bad,
    ];
    const buffer = await writeExcelFile(rows.map((row) => [...row])).toBuffer();
    await open(page, { name: 'count.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(page.getByRole('heading', { name: '135 changes' })).toBeFocused();
    const refused = page.getByRole('region', { name: '4 rows refused' });
    await expect(refused).toContainText('Row 137 ZZ-99: no product has this code');
    await expect(refused).toContainText('Row 138 GB-04: the code stands further up already');
    await expect(refused).toContainText('Row 139 GB-05: many is no number that fits');
    await expect(refused).toContainText('Row 140: the item code is missing');
    await page.getByRole('button', { name: 'Change 135 now' }).click();
    await expect(lastChanges(page)).toContainText('135');
    expect(await freeOf(shop)).toEqual(
      afterwards.map((row, index) => (row[0] === 'GB-05' ? before[index] : row)),
    );
    await undo(page);
    expect(await freeOf(shop)).toEqual(before);
  });
});

test('goods come in with their bill and purchase rates, typed and from a file, and are taken back', async ({
  page,
  shop,
}) => {
  const before = await freeOf(shop);
  const came = () =>
    query<{ rows: number; paise: number }>(
      shop,
      "SELECT count(*)::int AS rows, coalesce(sum(quantity * rate_paise), 0)::int AS paise FROM goods_in WHERE bill_number = 'SFW/118'",
    );
  await comeIn(page, shop, '/admin/stock?way=goods-in');
  const quantity = page.getByLabel('Quantity of Lakshmi Gift Box');
  await quantity.fill('40');
  await page.getByLabel('Purchase rate of Lakshmi Gift Box').fill('31.50');
  // 40 × 31.50.
  await expect(page.getByText('₹1,260 together')).toBeVisible();
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByLabel('Bill number')).toBeFocused();
  await expect(page.getByText('The number that stands on the bill.')).toBeVisible();
  await page.getByLabel('Bill number').fill('SFW/118');
  await page.getByLabel('Date of the bill').fill(billedOn);
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByText(`Bill SFW/118 of ${billedOn}: ₹1,260`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('40 at ₹31.50');
  await page.getByRole('button', { name: 'Change 1 now' }).click();
  await expect(page.getByText('The goods are in stock.')).toBeVisible();
  await expect(quantity).toHaveValue('');
  await expect(lastChanges(page)).toContainText(`Bill SFW/118 of ${billedOn}, ₹1,260`);
  // The next bill begins anew.
  await expect(page.getByLabel('Bill number')).toHaveValue('');
  await expect(page.getByLabel('Date of the bill')).not.toHaveValue(new RegExp(`^$|${billedOn}`));
  await page.getByRole('button', { name: 'Rows of bill SFW/118' }).click();
  const rows = page.getByRole('dialog', { name: `Bill SFW/118 of ${billedOn}, ₹1,260` });
  await expect(rows.getByRole('listitem')).toHaveText([/^GB-04 Lakshmi Gift Box.*: 40 at ₹31\.50/]);
  await page.keyboard.press('Escape');
  expect(await came()).toEqual([{ rows: 1, paise: 126_000 }]);
  await undo(page);
  expect(await came()).toEqual([{ rows: 2, paise: 0 }]);

  await page.getByLabel('Bill number').fill('SFW/119');
  await page.getByLabel('Date of the bill').fill(nextDay);
  const csv = 'Code,Qty,Purchase rate\nGB-04,10,31\nSP-01,20,5.25\nSP-02,x,5\nSP-03,5,\n';
  await open(page, { name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const refused = page.getByRole('region', { name: '2 rows refused' });
  await expect(refused).toContainText('Row 4 SP-02: x is no number that fits (Quantity)');
  await expect(refused).toContainText('Row 5 SP-03: is missing (Purchase rate)');
  // 10 × 31 + 20 × 5.25.
  await expect(page.getByText(`Bill SFW/119 of ${nextDay}: ₹415`)).toBeVisible();
  await page.getByRole('button', { name: 'Change 2 now' }).click();
  await expect(lastChanges(page)).toContainText('Bill SFW/119');
  await undo(page);
  expect(await freeOf(shop)).toEqual(before);

  await page.getByRole('link', { name: 'Low or out' }).click();
  const list = page.getByRole('article', { name: 'Low or out' });
  await expect(list.getByRole('columnheader', { name: 'Counted' })).toBeVisible();
});
