import { randomInt, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { taxYearOf } from '../../../contracts/src/rules/referrals/commission-tax.ts';
import { dayOf } from '../../../contracts/src/rules/days.ts';
import type { System } from '../../../infra/src/system.ts';
import { faults } from '../../support/axe.ts';
import { placeOrder } from '../../support/order-api.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

const today = dayOf(new Date());

/** A step of the order desk, behind the browser. */
async function step(page: Page, number: string, name: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/admin/orders/${number}/${name}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(200);
}

/** An order that the code brings, from its placing to its collection. Its goods are ₹3,180. */
async function earn(page: Page, shop: System, code: string): Promise<string> {
  const { number } = await placeOrder(shop, 'Kamala', 'Madurai', code);
  await step(page, number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(page, number, 'advance', { from: 'confirmed', to: 'packed' });
  const lorry = { transporter: 'Sri Lorry', lrNumber: 'LR 7', lrDate: today, parcels: 1 };
  await step(page, number, 'dispatch', { from: 'packed', ...lorry, unpaidReason: 'Known to us' });
  await step(page, number, 'advance', { from: 'dispatched', to: 'arrived' });
  await step(page, number, 'advance', { from: 'arrived', to: 'collected' });
  return number;
}

/** Makes a batch of this one payout, approves it and enters that the bank paid it. Gives its reference. */
async function payOut(page: Page, button: string, utr: string): Promise<string> {
  await page.goto('/admin/referral/payouts/new');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible();
  const reference = await page.getByRole('link', { name: /^P\d{8}$/ }).innerText();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Reference,Status,UTR\r\n${reference},Success,${utr}\r\n`),
  });
  await expect(page.getByText(`${reference}: paid`)).toBeVisible();
  await expect(page.getByText(utr)).toBeVisible();
  return reference;
}

test('a referrer is invited, earns, is paid out less TDS, and gives back what did not count', async ({
  page,
  shop,
  browser,
}) => {
  const code = `SEL${randomInt(10_000, 99_999)}`;
  // 2 % of all that is paid in the year, once it is more than ₹500.
  await comeIn(page, shop, '/admin/settings/referrals');
  await page.getByRole('button', { name: 'Add a financial year' }).click();
  await expect(page.getByLabel('Financial year').last()).toBeFocused();
  await page.getByRole('button', { name: 'Take out the new row' }).click();
  for (const [label, text] of [
    ['Financial year', taxYearOf(today)],
    ['Section', '393(1)'],
    ['With PAN, %', '2'],
    ['Without PAN, %', '20'],
    ['Above, ₹', '500'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Referrals: saved.')).toBeVisible();

  await page.goto('/admin/referral');
  await page.getByRole('button', { name: 'Add a referrer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Selvam P');
  await dialog.getByLabel('Phone').fill('98421 00333');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Commission, % of the goods').fill('20');
  await dialog.getByRole('button', { name: 'Add a referrer' }).click();
  const link = await page.getByRole('textbox', { name: 'The invitation' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selvam P' })).toBeVisible();
  await expect(page.getByText(`${code} · Invited`)).toBeVisible();

  const context = await browser.newContext();
  const selvam = await context.newPage();
  await selvam.goto(link);
  await selvam.getByLabel('Password').fill('a basket of flower pots');
  await selvam.getByRole('button', { name: 'Save the password' }).click();
  await expect(selvam.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await context.close();
  await expect(page.getByText(`${code} · Active`)).toBeVisible();
  await page.getByLabel('UPI ID').fill('selvam@demobank');
  await page.getByLabel('PAN').fill('abcde1234f');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What is entered: saved.')).toBeVisible();
  const account = page.url();

  const [lost] = [await earn(page, shop, code), await earn(page, shop, code)];
  // A fifth of ₹3,180 is ₹636, twice ₹1,272; 2 % of it ₹25.44, which is ₹25.
  const first = await payOut(page, 'Make a batch of 1 payout, ₹1,247', 'N7001');
  await expect(page.getByRole('row', { name: /^In all/ })).toHaveText(/₹1,247\s*₹1,272 less ₹25 TDS/);
  expect.soft(await faults(page), 'a batch').toEqual([]);
  await page.getByRole('link', { name: first }).click();
  const statement = page.getByRole('table', { name: 'Payout statement' });
  await expect(statement.getByRole('row')).toHaveText([
    /For\s*Amount/,
    /Commission, order DS.*20 % of ₹3,180.*₹636/,
    /Commission, order DS.*20 % of ₹3,180.*₹636/,
    /Commissions\s*₹1,272/,
    /section 393\(1\).*2 % of ₹1,272.*₹25/,
    /Paid out\s*₹1,247/,
  ]);
  await expect(page.getByText('PAN ABCDE1234F')).toBeVisible();
  expect.soft(await faults(page), 'a statement').toEqual([]);

  await page.goto(`/admin/orders/${lost}`);
  await page.getByRole('button', { name: 'Change the referrer' }).click();
  await dialog.getByLabel('Referral code').fill('');
  await dialog.getByLabel('Reason').fill('Had ordered before');
  await dialog.getByRole('button', { name: 'Change the referrer' }).click();
  await expect(page.getByText('It is corrected.')).toBeVisible();
  await expect(page.getByText(`${code} → nobody: Had ordered before`)).toBeVisible();
  await page.goto(account);
  await expect(page.getByText('−₹636').first()).toBeVisible();
  expect.soft(await faults(page), 'a referrer').toEqual([]);

  for (const _ of [1, 2]) await earn(page, shop, code);
  // ₹1,272 less ₹636; 2 % of ₹636 is ₹12.72, which is ₹13.
  const second = await payOut(page, 'Make a batch of 1 payout, ₹623', 'N7002');
  await page.getByRole('link', { name: second }).click();
  await expect(statement.getByRole('row')).toHaveText([
    /For\s*Amount/,
    new RegExp(`Taken back, order ${lost}.*−₹636`),
    /Commission, order.*₹636/,
    /Commission, order.*₹636/,
    /Commissions\s*₹636/,
    /2 % of ₹636.*₹13/,
    /Paid out\s*₹623/,
  ]);
});
