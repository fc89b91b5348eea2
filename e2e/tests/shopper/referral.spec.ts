import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { enough, fact, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

/** Marks the document, to tell a client navigation from a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await mark(page);
}

test('the code goes along with every click inside the shop', async ({ page }) => {
  await arrive(page, '/?referralCode=RAVI10');
  await page.getByRole('main').getByRole('link', { name: 'Look through the crackers' }).click();
  await expect(page).toHaveURL('/crackers?referralCode=RAVI10');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rockets/ })
    .click();
  await expect(page).toHaveURL('/crackers/rockets?referralCode=RAVI10');
  await page.getByRole('main').getByRole('link', { name: 'Baby Rocket' }).first().click();
  await expect(page).toHaveURL('/crackers/rockets/baby-rocket?referralCode=RAVI10');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/crackers/rockets?referralCode=RAVI10');
  await expect(page.getByRole('heading', { level: 1, name: /Rockets/ })).toBeVisible();
});

test('it survives full page loads, also of pages the server keeps ready', async ({ page }) => {
  for (const path of ['/crackers', '/quick-order', '/track', '/no-such-page']) {
    await arrive(page, '/?referralCode=RAVI10');
    await page.evaluate((address) => location.assign(address), path);
    await expect(page).toHaveURL(`${path}?referralCode=RAVI10`);
    expect(await isSameDocument(page)).toBe(false);
  }
});

test('it keeps the rest of the address it is added to', async ({ page }) => {
  await arrive(page, '/?referralCode=RAVI10');
  await page.evaluate(() => location.assign('/crackers?q=rocket#content'));
  await expect(page).toHaveURL('/crackers?q=rocket&referralCode=RAVI10#content');
});

test('it is not added to admin routes', async ({ page }) => {
  await arrive(page, '/?referralCode=RAVI10');
  await page.evaluate(() => location.assign('/admin'));
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Referrers sign in here' }).click();
  await expect(page).toHaveURL('/admin/referral-login');
});

test('it is not put over a code the next page has already', async ({ page }) => {
  await arrive(page, '/?referralCode=RAVI10');
  const link = async (address: string) => {
    await page.evaluate((href) => {
      const anchor = Object.assign(document.createElement('a'), { href, textContent: 'Another way' });
      document.querySelector('main')?.prepend(anchor);
    }, address);
    await page.getByRole('link', { name: 'Another way' }).click();
  };
  await link('/crackers?referralCode=OTHER1');
  await expect(page.getByRole('heading', { level: 1, name: 'Crackers' })).toBeVisible();
  await expect(page).toHaveURL('/crackers?referralCode=OTHER1');
  expect(await isSameDocument(page)).toBe(true);
  await page.evaluate(() => location.assign('/track?referralCode=THIRD1'));
  await expect(page).toHaveURL('/track?referralCode=THIRD1');
});

test('the code in the path wins over the one in the query, and staff see it with the order', async ({
  page,
  browser,
  shop,
}) => {
  const code = `LEELA${Math.floor(Math.random() * 10_000)}`;
  await query(
    shop,
    `INSERT INTO referrer (id, name, phone, code, state, created_at)
     VALUES ($1, 'Leela', '9842100888', $2, 'active', now())`,
    [randomUUID(), code],
  );
  const list = new QuickOrder(page);
  await list.open(`/quick-order/${code.toLowerCase()}?referralCode=RAVI10`);
  await expect(page.getByText(`You order with the code ${code}.`)).toBeVisible();
  await list.prepare(enough, { name: 'Friend of Leela' });
  // 3,050 + 3 % = 91.50 + 250 = 3,391.50, rounded up
  await expect(list.sum('Total')).toHaveText('₹3,392');
  const { number } = await list.send();

  const staff = await (await browser.newContext()).newPage();
  await comeIn(staff, shop, `/admin/orders/${number}`);
  await expect(fact(staff, 'Referral code')).toHaveText(`${code}Change the referrer`);
  await staff.context().close();
});

test('the draft remembers the code for the next visit', async ({ page, context }) => {
  await arrive(page, '/?referralCode=ravi10');
  await page.close();
  const later = new QuickOrder(await context.newPage());
  await later.open();
  await expect(later.page.getByText('You order with the code RAVI10.')).toBeVisible();

  await test.step('and no code that nobody has takes its place', async () => {
    for (const address of ['/quick-order/NOBODY99', '/?referralCode=NOBODY99']) {
      const asked = later.page.waitForResponse('**/api/public/referral-codes/NOBODY99');
      await arrive(later.page, address);
      await asked;
    }
    // Typed anew, as from a bookmark: the page before does not hand its code on.
    const last = new QuickOrder(await context.newPage());
    await last.open();
    await expect(last.page.getByText('You order with the code RAVI10.')).toBeVisible();
  });
});

test('an unknown code is said to be ignored and blocks nothing', async ({ page, browser, shop }) => {
  const list = new QuickOrder(page);
  await list.open('/quick-order/NOBODY99');
  await expect(
    page.getByText(
      'The code NOBODY99 is not known, so the order goes without it. Everything else stays the same.',
    ),
  ).toBeVisible();
  await list.prepare(enough, { name: 'Friend of Nobody' });
  // 3,050 + 3 % = 91.50 + 250 = 3,391.50, rounded up
  await expect(list.sum('Total')).toHaveText('₹3,392');
  const { number } = await list.send();
  await expect.poll(() => attributed(shop, number)).toBe(null);

  await test.step('without JavaScript the order’s page says it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = new QuickOrder(await context.newPage());
    await plain.page.goto('/quick-order/NOBODY99');
    await plain.prepare(enough, { name: 'Plain friend of Nobody' });
    await plain.page.getByLabel('City or town').fill('Chennai');
    await plain.page.getByRole('button', { name: 'Update the bill' }).click();
    await plain.consent();
    await plain.send();
    await expect(
      plain.page.getByText('The referral code you came with is not known', { exact: false }),
    ).toBeVisible();
    await context.close();
  });
});

async function attributed(shop: Parameters<typeof query>[0], number: string): Promise<string | null> {
  const rows = await query<{ code: string | null }>(
    shop,
    'SELECT referral_code AS code FROM orders WHERE number = $1',
    [number],
  );
  return rows[0] ? rows[0].code : 'no such order';
}
