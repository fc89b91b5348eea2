import { expect, type Locator, type Page } from '@playwright/test';
import { signInStaff } from '@shop/contracts/accounts/endpoints';

import type { System } from '../../infra/src/system.ts';
import { ownerOf, query } from './database.ts';

/** Signs in by the API, past the sign-in page. */
export async function signInPast(page: Page, shop: System, who = ownerOf(shop)): Promise<void> {
  const { method, path } = signInStaff;
  const headers = { origin: shop.url };
  // The server may end a connection that rested in the moment in which it is used again.
  const answer = await page.request.fetch(shop.url + path, { method, data: who, headers, maxRetries: 2 });
  expect(answer.ok(), await answer.text()).toBe(true);
  // The tests of a shop come from one address, and sign in more often than it lets anybody.
  await query(shop, "DELETE FROM throttle WHERE key LIKE 'sign-in:staff:from:%'");
}

/** Opens a page of the desk as somebody who is in already: where the sign-in page is not the subject. */
export async function comeIn(page: Page, shop: System, address: string, who = ownerOf(shop)): Promise<void> {
  await signInPast(page, shop, who);
  await page.goto(shop.url + address);
  await expect(menuOf(page)).toBeVisible();
}

/** Signs in at the sign-in page; afterwards the page is where staff were headed. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (!new URL(page.url(), 'http://shop').pathname.startsWith('/admin')) await page.goto('/admin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(menuOf(page)).toBeVisible();
}

/** The menu with every group unfolded: of what is folded nothing can be said to be missing. */
export async function wholeMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const folded = menu.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  return menu;
}

/** On a phone, the bar at the bottom. */
function menuOf(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Admin' })
    .or(page.getByRole('navigation', { name: 'Today' }))
    .first();
}
