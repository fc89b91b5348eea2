import writeExcelFile from 'write-excel-file/node';

import { opensWith } from '../../../support/opens-with.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

/** A season's list as somebody sends it: a title above, an empty row between, two rows that cannot be. */
const LIST = [
  ['Price list Diwali 2027'],
  ['S. No', 'Item Code', 'Product', 'MRP', 'Net Rate'],
  [1, 'GB-04', 'Lakshmi Gift Box', 3200, 640],
  [2, 'SP-01', '7 cm Electric Sparklers', 65, 13],
  [],
  [3, 'ZZ-99', 'Not in the shop', 100, 20],
  [4, 'SP-02', '7 cm Colour Sparklers', 75, 'ask'],
] as const;

test('a season’s prices come from a file, two rows are refused, and the change is taken back', async ({
  page,
  shop,
}) => {
  const file = await writeExcelFile(LIST.map((row) => [...row])).toBuffer();
  await comeIn(page, shop, '/admin/prices');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer: file });

  await expect(page.getByRole('heading', { name: '1 change' })).toBeFocused();
  await expect(page.getByText('1 row as they are already')).toBeVisible();
  const refused = page.getByRole('region', { name: '2 rows refused' });
  await expect(refused).toContainText('Row 6 ZZ-99: no product has this code');
  await expect(refused).toContainText('Row 7 SP-02: ask is no amount');
  const download = page.waitForEvent('download');
  await refused.getByRole('button', { name: 'Save the refused rows' }).click();
  expect((await download).suggestedFilename()).toBe('refused-rows.xlsx');
  const changed = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
  await expect(changed).toContainText('Lakshmi Gift Box');
  await expect(changed).toContainText('₹3,050 →  to ₹3,200');
  await page.getByRole('button', { name: 'Change 1 now' }).click();
  await expect(page.getByText('Done. Shoppers see it at once.')).toBeVisible();
  await expect(page.getByLabel('Net rate of Lakshmi Gift Box')).toHaveValue('640');

  const shopper = await page.context().newPage();
  const row = shopper.locator('[data-code="GB-04"]').filter({ hasText: '₹640' });
  await opensWith(shopper, '/quick-order?q=GB-04', row);

  const changes = page.getByRole('region', { name: 'Last changes' });
  await changes.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByLabel('Net rate of Lakshmi Gift Box')).toHaveValue('610');
  await expect(changes).toHaveCount(0);

  await test.step('with headings of their own, which the shop asks about', async () => {
    const own = 'No;Thing;பெயர்;Printed;Ours (₹)\n1;GB-04;லட்சுமி;"₹3,200";₹6.40\n2;;;"3,000";600\n';
    const [again] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    await again.setFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(own) });
    const asks = page.getByRole('region', { name: 'Which column is which?' });
    await expect(asks.getByLabel('Item code')).toBeFocused();
    await expect(asks.getByRole('cell', { name: 'லட்சுமி' })).toBeVisible();
    await asks.getByRole('button', { name: 'See the preview' }).click();
    await expect(asks.getByRole('alert')).toHaveText('Choose the column that holds the item codes.');
    await asks.getByLabel('Item code').selectOption('Thing');
    await asks.getByLabel('MRP').selectOption('Printed');
    await asks.getByLabel('Net rate').selectOption('Ours (₹)');
    await asks.getByRole('button', { name: 'See the preview' }).click();
    await expect(page.getByText('Read from the file: Item code from “Thing”')).toBeVisible();
    await expect(
      page.getByText('the net rate of GB-04 more than doubles, or falls below half'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: '1 row refused' })).toContainText(
      'Row 3: the item code is missing',
    );
    await page.getByRole('button', { name: 'Choose other columns' }).click();
    await expect(asks.getByLabel('Net rate')).toHaveValue('4');
    await asks.getByLabel('Net rate').selectOption('Not in the file');
    await asks.getByRole('button', { name: 'See the preview' }).click();
    // 610 of 3,200 is 81 % below it.
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('GB-04 · 81 % below MRP');
    await page.getByRole('button', { name: 'Change 1 now' }).click();
    await expect(page.getByLabel('MRP of Lakshmi Gift Box')).toHaveValue('3,200');
    // The newest of the messages: the one of the first change may still stand there.
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByLabel('MRP of Lakshmi Gift Box')).toHaveValue('3,050');
  });
});

test('the sheet takes typing, pasting and a percentage, and keeps them over a reload', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/prices');
  const net = page.getByLabel('Net rate of Lakshmi Gift Box');
  await net.fill('');
  await net.fill('650');
  await net.press('Escape');
  await net.press('ArrowUp');
  await expect(net).not.toBeFocused();
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('input[data-code="SP-01"][data-field="mrp"]');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'SP-01\t70\t14\nZZ-9\tNobody\t1\t1\nSP-02\t80\t16\n');
    input?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Pasted into 2 rows.')).toBeVisible();
  await expect(page.getByText('Line 2, ZZ-9 · Nobody · 1 · 1: no product has this item code')).toBeVisible();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(page.getByText('could not be placed')).toBeHidden();
  await expect(page.getByText('3 products changed in the sheet, not in the shop yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This sheet was kept from your last visit.')).toBeVisible();
  await expect(net).toHaveValue('650');

  await page.getByLabel('Category').selectOption('Sparklers');
  await page.getByText('Change by a percentage').click();
  await page.getByLabel('Per cent').fill('-100');
  await page.getByRole('button', { name: /^Fill in for/ }).click();
  await expect(page.getByText('A number between −90 and 400, such as −5 or 7.5.')).toBeVisible();
  await page.getByLabel('Per cent').fill('100');
  await page.getByRole('button', { name: /^Fill in for/ }).click();
  await expect(page.getByLabel('Net rate of 7 cm Electric Sparklers')).toHaveValue('26');
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByRole('region', { name: 'Changes' }).getByText('Lakshmi Gift Box')).toBeVisible();
  await page.getByText('Change later').click();
  await page.getByRole('button', { name: 'Change by itself then' }).click();
  await expect(page.getByText(/^Happens by itself on/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('region', { name: 'Earlier changes' })).toContainText('Withdrawn');

  await expect(page.getByText('changed in the sheet')).toBeHidden();
});
