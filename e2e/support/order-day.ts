import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import type { System } from '../../infra/src/system.ts';
import { placeOrder, type PlacedOrder } from './order-api.ts';

/**
 * The orders of a day from one town, placed past the browser, some at a time; in the order of their names. Each is of a
 * number of its own: 98000 00001 the first.
 */
export async function placeAll(shop: System, town: string, names: readonly string[]): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = [];
  for (let from = 0; from < names.length; from += 8) {
    const some = names.slice(from, from + 8).map((name, n) => {
      const phone = String(9_800_000_001 + from + n);
      return placeOrder(shop, name, town, undefined, phone);
    });
    placed.push(...(await Promise.all(some)));
  }
  return placed;
}

/** A step of the order desk past its screens, by whoever is signed in on the page. */
export async function step(page: Page, shop: System, number: string, path: string, data: object) {
  const headers = { origin: shop.url, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`/api/admin/orders/${number}/${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** `22/11/26`: today in Kolkata, as the bank writes it. */
const today = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
}).format();

/** What came into the account, and what of it is said: rupees as the bank writes them. */
export interface BankLine {
  narration: string;
  deposit?: string;
  withdrawal?: string;
}

/** A statement as the bank’s page gives it. */
export function bankFile(lines: readonly BankLine[]): Buffer {
  const rows = lines.map(
    ({ narration, deposit = '', withdrawal = '' }) =>
      `${today};${narration};${today};${withdrawal};${deposit};`,
  );
  const head = [
    'Agal Crackers;Main Road, Sivakasi',
    'Txn Date;Narration;Value Date;Withdrawal;Deposit;Balance',
  ];
  return Buffer.from([...head, ...rows].join('\r\n'));
}

export async function openBankFile(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({ name: 'october.csv', mimeType: 'text/csv', buffer });
}

/** Puts cells of a spreadsheet into a grid, as a paste does. */
export async function pasteCells(input: Locator, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((cells) => `${cells.join('\t')}\n`).join('');
  await input.evaluate((input, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
