import type { Page } from '@playwright/test';
import { ownerOf } from '../support/database.ts';
import { placeOrder } from '../support/order-api.ts';
import { expect, test } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

/** `22/11/26`: today in Kolkata, as the bank writes it. */
const today = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
}).format();

test('a bank’s file: one payment is certain, one is found by name, one is nobody’s, and the same file is nothing new', async ({
  page,
  shop,
}) => {
  const certain = await placeOrder(shop, 'Kannagi Statement');
  const found = await placeOrder(shop, 'Kovalan Statement');
  const file = [
    'Agal Crackers;Main Road, Sivakasi',
    'Txn Date;Narration;Value Date;Withdrawal;Deposit;Balance',
    `${today};UPI/CR/712600000001/${certain.number}/KANNAGI;${today};;3,395.00;3,395.00`,
    `${today};NEFT/ICIC712600000002/PANDIYAN;${today};;1,000.00;4,395.00`,
    `${today};UPI/CR/712600000003/MADURAI;${today};;77.00;4,472.00`,
    `${today};UPI/DR/712600000004/POWDER;${today};2,000.00;;2,472.00`,
  ].join('\r\n');

  await page.goto('/admin/bank-statements');
  await signIn(page, ownerOf(shop));
  await page.getByRole('link', { name: 'Open a statement' }).click();
  await open(page, file);
  await expect(page.getByLabel('Money in')).toHaveValue('Deposit');
  await expect(page.getByRole('table')).toContainText('₹2,000 out');
  await page.getByLabel('Bank or account').fill('Tamilnad Mercantile');
  await page.getByRole('button', { name: 'Read the file' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of Tamilnad Mercantile');
  await expect(
    page.getByText('3 payments that no file before had. 1 row of money out left aside.'),
  ).toBeVisible();
  const press = page.getByRole('region', { name: 'Certain' });
  await expect(press.getByRole('link', { name: certain.number })).toBeVisible();
  await press.getByRole('button', { name: 'Record 1 payment, ₹3,395' }).click();
  await expect(page.getByText('1 payment recorded.')).toBeVisible();

  const toDecide = page.getByRole('region', { name: 'To decide' });
  const transfer = toDecide.getByRole('listitem').filter({ hasText: 'PANDIYAN' });
  await transfer.getByRole('button', { name: 'Find an order or a member' }).click();
  await transfer.getByRole('textbox').fill('Kovalan');
  await transfer.getByRole('button', { name: `Record for ${found.number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`₹1,000 for ${found.number}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('₹1,000 recorded.')).toBeVisible();
  const nobodys = toDecide.getByRole('listitem').filter({ hasText: 'MADURAI' });
  await expect(nobodys.locator(':focus'), 'the row that took its place').toBeVisible();
  await nobodys.getByRole('button', { name: 'Not ours' }).click();
  await expect(toDecide.getByText('Nothing is left to decide.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recorded and put aside' }).getByRole('listitem'),
  ).toHaveCount(3);

  await page.goto(`/admin/orders/${found.number}`);
  await expect(page.getByText('ICIC712600000002').first()).toBeVisible();

  await page.goto('/admin/bank-statements/new');
  await open(page, file);
  await expect(
    page.getByText('The columns are those of the last file of Tamilnad Mercantile.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByText('0 payments that no file before had. 3 rows known already.')).toBeVisible();
});

async function open(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'october.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
}
