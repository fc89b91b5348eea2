import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { faults } from '../../../support/axe.ts';
import { opensWith } from '../../../support/opens-with.ts';
import { expect, testAlone as test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

/** As an office saves it: semicolons, a byte order mark, a column of its own. */
const FILE = [
  'Item Code;Rack;Category;Product Name;Name (Tamil);UOM;Content;MRP (Rs);Our Rate;State;Tags',
  'NF-01;R1;Fountains;Peacock Fountain;மயில் புஸ்வாணம்;Box;5 pcs;₹1,250.00;250;In the list;low-noise, Glitter',
  'NF-02;R1;Fountains;"Peacock Fountain";;Box;10 pcs;2400;480.50;draft;',
  'GB-04;R2;Gift Boxes;Lakshmi Gift Box (42 items);;Box;;3200;640;',
  'SP-01;R2;Sparklers;7 cm Electric Sparklers;;Box;10 pcs;65;13;',
  'NF-03;R3;Rokets;@Rocket;;Box;5 pcs;100;20;',
  'SP-02;R3;;;;;;75;ask;',
].join('\r\n');

test('products come from a file: two are new, one changes, two are refused, and all of it is taken back', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/product-import');
  await open(page, 'list.csv', Buffer.from(`\uFEFF${FILE}`));

  await expect(page.getByRole('heading', { name: '2 new, 1 change' })).toBeFocused();
  await expect(page.getByText('1 row as they are already')).toBeVisible();
  await expect(page.getByText('Not read: Rack')).toBeVisible();
  await expect(page.getByText(/^The categories are: Sparklers, /)).toBeVisible();
  const added = page.getByRole('region', { name: 'New' }).getByRole('listitem');
  await expect(added.first()).toContainText('Peacock Fountain · 5 pcs');
  await expect(added.first()).toContainText('Tamil nameமயில் புஸ்வாணம்');
  await expect(added.first()).toContainText('Net rate₹250');
  await expect(added.first()).toContainText('StateIn the list');
  await expect(added.first()).toContainText('TagsLow noise; Glitter');
  await expect(page.getByText('A tag is new and added with the products: Glitter.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('₹3,050 →  to ₹3,200');
  const refused = page.getByRole('region', { name: '2 rows refused' });
  await expect(refused).toContainText('Row 6 NF-03: Rokets is no category of the shop (Category)');
  await expect(refused).toContainText('Row 7 SP-02: ask is no amount (Net rate)');

  const download = page.waitForEvent('download');
  await refused.getByRole('button', { name: 'Save the refused rows' }).click();
  const mended = await readFile(await (await download).path());
  await page.getByRole('button', { name: 'Add 2 and change 1 now' }).click();
  await expect(page.getByText('Done. Shoppers see at once what is in the list.')).toBeVisible();
  const shopper = await page.context().newPage();
  const row = (code: string, rate: string) =>
    shopper.locator(`[data-code="${code}"]`).filter({ hasText: rate });
  await opensWith(shopper, '/quick-order?q=Peacock', row('NF-01', '₹250'));
  await expect(shopper.locator('[data-code="NF-02"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(/^Taken back\./)).toBeVisible();
  await opensWith(shopper, '/quick-order?q=GB-04', row('GB-04', '₹610'));
  await expect(shopper.locator('[data-code="NF-01"]')).toHaveCount(0);

  await open(page, 'refused-rows.xlsx', mended);
  await expect(page.getByRole('heading', { name: 'Nothing would change' })).toBeFocused();
  await expect(page.getByText('Not read: Rack')).toBeVisible();
  await expect(page.getByRole('region', { name: '2 rows refused' })).toContainText(
    'Row 2 NF-03: Rokets is no category of the shop (Category)',
  );

  // Of a workbook with several sheets it is asked which are read.
  await page.getByRole('button', { name: 'Back' }).click();
  const head = ['Item code', 'Net rate'];
  const book = await writeExcelFile([
    { sheet: 'Prices', data: [head, ['SP-01', 14]] },
    { sheet: 'Last year', data: [head, ['SP-01', 12]] },
    {
      sheet: 'Shelves',
      data: [
        ['Item code', 'Shelf'],
        ['SP-01', 'R1'],
      ],
    },
  ]).toBuffer();
  await open(page, 'book.xlsx', book);
  const asks = page.getByRole('dialog', { name: 'What of this file is read?' });
  // Sheets with other columns are refused where they are chosen.
  await asks.getByRole('button', { name: 'Read these' }).click();
  await expect(asks.getByRole('alert')).toContainText('The chosen sheets have other columns');
  await asks.getByLabel('Shelves (2 rows)').uncheck();
  await expect(asks.getByRole('alert')).toHaveCount(0);
  await asks.getByLabel('Last year (2 rows)').uncheck();
  expect.soft(await faults(page), 'which sheets').toEqual([]);
  await asks.getByRole('button', { name: 'Read these' }).click();
  await expect(page.getByRole('heading', { name: '1 change' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('₹13 →  to ₹14');
});

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}
