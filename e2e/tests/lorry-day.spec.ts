import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { dayOf } from '../../contracts/src/rules/days.ts';
import type { System } from '../../infra/src/system.ts';
import { faults } from '../support/axe.ts';
import { ownerOf } from '../support/database.ts';
import { placeOrder } from '../support/order-api.ts';
import { expect, test } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

/** A packed order; paid in cash, or not. */
async function packed(page: Page, shop: System, name: string, isPaid: boolean): Promise<string> {
  const { number } = await placeOrder(shop, name);
  const step = async (path: string, data: object) => {
    const headers = { origin: shop.url, 'idempotency-key': randomUUID() };
    const answer = await page.request.post(`/api/admin/orders/${number}/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const receivedOn = dayOf(new Date());
  const cash = { mode: 'cash', amountPaise: 339_500, reference: null, receivedOn, note: '' };
  if (isPaid) await step('payments', cash);
  await step('advance', { from: 'placed', to: 'confirmed' });
  await step('advance', { from: 'confirmed', to: 'packed' });
  return number;
}

test('a lorry is loaded from one sheet: what is complete leaves once, with its invoice and its message', async ({
  page,
  shop,
}) => {
  await page.goto('/admin/orders');
  await signIn(page, ownerOf(shop));
  const numbers: string[] = [];
  for (const name of ['Lorry One', 'Lorry Two', 'Lorry Three']) {
    numbers.push(await packed(page, shop, name, true));
  }
  const unpaid = await packed(page, shop, 'Lorry Unpaid', false);
  const [first = '', second = '', third = ''] = numbers;
  const box = (what: string, number: string) => page.getByLabel(`${what} of ${number}`);

  await page.goto('/admin/lorry-sheet');
  await page.getByLabel('Transporter').fill('KPN Parcel');
  await box('LR number', first).fill('LR-1');
  await box('LR number', first).press('ArrowRight');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(box('Parcels', second)).toBeFocused();
  // From a spreadsheet, each with its order's number, out of order.
  await box('LR number', second).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${unpaid}\tLR-4\t1\n${third}\tLR-3\t3\n${second}\tLR-2\t1\n`);
  await expect(box('LR number', third)).toHaveValue('LR-3');

  // Nothing typed is lost by a reload; and of an answer that is lost nothing is done twice.
  await page.reload();
  await expect(page.getByLabel('Transporter')).toHaveValue('KPN Parcel');
  await expect(page.getByRole('row', { name: unpaid })).toContainText('Why it leaves unpaid');
  expect(await faults(page)).toEqual([]);
  let lost = false;
  await page.route('**/dispatch', async (route) => {
    if (lost) return route.fallback();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Dispatch 3 orders' }).click();
  await expect(page.getByText('3 orders are dispatched.')).toBeVisible();
  await expect(page.getByText('1 order stays here: see what it lacks.')).toBeVisible();
  expect(lost).toBe(true);

  const left = page.getByRole('region', { name: 'Dispatched just now' });
  const tamil = left.getByRole('link', { name: `WhatsApp in Tamil of ${third}` });
  expect(decodeURIComponent((await tamil.getAttribute('href')) ?? '')).toContain(
    `${third} KPN Parcel லாரியில்`,
  );
  await left.getByRole('link', { name: 'Tax invoices' }).click();

  // ₹3,395.40 with 18 % of tax: taxable ₹2,877.46, two halves of ₹258.97, and 40 paise off.
  const sheets = page.getByRole('article', { name: /^Tax invoice/ });
  await expect(sheets).toHaveCount(3);
  for (const sheet of await sheets.all()) {
    await expect(sheet).toContainText('Rupees Three Thousand Three Hundred Ninety Five Only');
    for (const sum of ['2,877.46', '258.97', '-0.40', '₹3,395.00']) await expect(sheet).toContainText(sum);
  }
  const named = await sheets.evaluateAll((all) => all.map((sheet) => sheet.getAttribute('aria-label') ?? ''));
  const running = named.map((name) => Number(name.slice(-5))).toSorted((a, b) => a - b);
  const lowest = running[0] ?? 0;
  expect(running).toEqual([lowest, lowest + 1, lowest + 2]);

  expect(await faults(page)).toEqual([]);
  for (const paper of ['packing-slips', 'covers', 'dispatch-sheet']) {
    await page.getByLabel('Paper').selectOption(paper);
    await expect(page.getByRole('article').first()).toContainText(
      paper === 'dispatch-sheet' ? 'KPN Parcel' : third,
    );
    expect(await faults(page), paper).toEqual([]);
  }
  await page.getByRole('button', { name: 'Make a PDF' }).click();
  const file = page.getByRole('link', { name: 'Open the PDF' });
  await expect(file).toBeVisible({ timeout: 30_000 });
  const pdf = await page.request.get((await file.getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
