import type { Page } from '@playwright/test';

import { ordersOf, query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { placeOrder, sendOrder } from '../../support/order-api.ts';
import { enough, fact, QuickOrder } from '../../support/quick-order.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

restoreSettings();

/** Turns the switch after reading what it will do. */
async function switchSeason(owner: Page, closed: boolean): Promise<void> {
  await owner.getByRole('button', { name: closed ? 'Close the shop …' : 'Open the shop …' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    closed
      ? 'Every page of the shop leads to the closed page, at once and for everybody.'
      : 'Every page is shown again at once, and orders can be sent.',
  );
  await dialog.getByRole('button', { name: closed ? 'Close the shop now' : 'Open the shop now' }).click();
  await expect(
    owner.getByText(closed ? 'The shop is closed by its switch' : 'The shop is open.'),
  ).toBeVisible();
}

const publicPaths = [
  '/',
  '/crackers',
  '/crackers/sparklers',
  '/crackers/sparklers/7-cm-electric-sparklers',
  '/quick-order',
  '/quick-order/RAVI10',
  '/track',
  '/fire-safety-tips',
  '/about',
  '/refund',
  '/contact',
  '/privacy',
  '/sitemap',
  '/city',
  '/city/chennai',
  '/advance-schemes',
  '/pollution-free-crackers',
  '/blog',
  '/order',
  '/no-such-page',
  '/administration',
  '/apiary',
];

const openPaths = [
  '/diwali-sale-closed',
  '/admin',
  '/admin/orders',
  '/admin/referral-login',
  '/admin/referrer',
  '/api/public/shop',
  '/favicon.ico',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
];

test('the owner closes the shop: every public path leads to the closed page, until it opens again', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const { number, token } = await placeOrder(shop, 'Early Easwari');
  const owner = await (await browser.newContext()).newPage();
  await comeIn(owner, shop, '/admin/settings/door');
  await switchSeason(owner, true);
  const headTo = (path: string) => page.request.get(path, { maxRedirects: 0 });
  await expect.poll(async () => (await headTo('/')).status()).toBe(302);

  await test.step('a temporary redirect that nobody keeps, with the query', async () => {
    for (const path of publicPaths) {
      const answer = await headTo(`${path}?referralCode=RAVI10&x=%26`);
      expect([path, answer.status()]).toEqual([path, 302]);
      expect(answer.headers()['location']).toBe('/diwali-sale-closed?referralCode=RAVI10&x=%26');
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
    expect((await headTo('/crackers')).headers()['location']).toBe('/diwali-sale-closed');
  });

  await test.step('what stays open stays open', async () => {
    for (const path of openPaths) expect([path, (await headTo(path)).status()]).toEqual([path, 200]);
  });

  await test.step('nobody is cut off from an order: its link shows its page', async () => {
    const answer = await headTo(`/order/${token}`);
    expect(answer.headers()['location']).toBe(`/diwali-sale-closed?token=${token}`);
    await page.goto(`/order/${token}`);
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await expect(page.getByText('The sale is closed. Your order goes on as agreed.')).toBeVisible();
    await expect(fact(page, 'Total')).toHaveText('₹3,395');

    await page.goto('/diwali-sale-closed');
    await page.getByLabel('Order number').fill(number);
    await page.getByLabel('Mobile number', { exact: true }).fill('98765 43210');
    await page.getByRole('button', { name: 'Show my order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();

    await page.goto('/order/no-order-has-this-link');
    await expect(page).toHaveURL('/diwali-sale-closed?unknown=link#order');
    await expect(page.getByText('This link leads to nothing of ours.', { exact: false })).toBeVisible();
  });

  await test.step('who mistyped the number to be reminded at keeps the tick that was given', async () => {
    await page.goto('/diwali-sale-closed');
    await page.getByLabel('Mobile number or e-mail').fill('98765 4321');
    await page.getByLabel('Yes, send me this one message.').check();
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByText('This is neither an Indian mobile number', { exact: false })).toBeVisible();
    await page.getByLabel('Mobile number or e-mail').fill('98765 43219');
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByText('Noted. You will hear from us when the shop opens.')).toBeVisible();
  });

  await test.step('the API refuses new orders with a code of its own', async () => {
    const refused = await sendOrder(shop, 'Late Leela');
    expect(refused.ok).toBe(false);
    expect(((await refused.json()) as { code: string }).code).toBe('shop-closed');
    expect(await ordersOf(shop, 'Late Leela')).toBe(0);
  });

  await test.step('staff go on with the orders they have', async () => {
    await owner.goto(`/admin/orders/${number}`);
    await owner.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(owner.getByText('The order is confirmed.')).toBeVisible();
  });

  await test.step('and its customer has how to pay, the papers, the bill and the history, but no way to order', async () => {
    await page.goto(`/order/${token}`);
    await expect(page).toHaveURL(`/diwali-sale-closed?token=${token}`);
    await expect(page.getByText('000012345678')).toBeVisible();
    await expect(page.getByRole('link', { name: 'The estimate as PDF' })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('GB-04');
    await expect(page.getByRole('listitem').filter({ hasText: 'Confirmed by phone' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order this list again' })).toHaveCount(0);
    const { headers } = await page.request.get(page.url()).then((answer) => ({ headers: answer.headers() }));
    expect(headers['cache-control']).toBe('no-store');
  });

  await test.step('opened again, everything is as before', async () => {
    await owner.goto('/admin/settings/door');
    await switchSeason(owner, false);
    await expect.poll(async () => (await headTo('/')).status()).toBe(200);
    await page.goto(`/order/${token}`);
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  });
  await owner.context().close();
});

test('a shop that closes under open pages', async ({ page, context, shop }) => {
  const list = new QuickOrder(page);
  const name = 'Midnight Mala';
  await list.open();
  await list.prepare(enough, { name });
  // 3,050 + 3 % = 91.50 + 250 = 3,391.50, rounded up
  await expect(list.sum('Total')).toHaveText('₹3,392');
  const looking = await context.newPage();
  await looking.goto('/?referralCode=RAVI10');
  await hydrated(looking);

  const filling = new QuickOrder(await context.newPage());
  await filling.open();

  await query(shop, `UPDATE setting SET value = value || '{"closed": true}' WHERE section = 'season'`);
  await expect.poll(async () => (await page.request.get('/', { maxRedirects: 0 })).status()).toBe(302);

  await test.step('an open list says so within ten seconds, and is kept', async () => {
    const said = filling.page.getByText(
      'The sale has closed. Your list is kept on this device for next time.',
    );
    // The shop's rule is ten seconds; the rest is for a machine that is busy.
    await expect(said).toBeVisible({ timeout: 20_000 });
    await expect(filling.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
    await expect(filling.page.getByRole('button', { name: 'Review', exact: true })).toHaveCount(0);
  });

  await test.step('so does an open review', async () => {
    const said = 'The sale has closed. Your list is kept on this device for next time.';
    const notice = page.getByRole('alert').filter({ hasText: said });
    await expect(notice).toBeVisible({ timeout: 10_000 });
    // In sight of whoever still fills in the first field, far above the button.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(notice).toBeInViewport({ ratio: 1 });
  });

  await test.step('the next click leads to the closed page, without leaving the open document', async () => {
    await looking.evaluate(() => Object.assign(window, { sameDocument: true }));
    await looking.getByRole('main').getByRole('link', { name: 'Look through the crackers' }).click();
    await expect(looking).toHaveURL('/diwali-sale-closed?referralCode=RAVI10');
    await expect(looking.getByRole('heading', { name: 'The sale is closed' })).toBeVisible();
    expect(await looking.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  await test.step('an order is refused with a sentence, and the list stays', async () => {
    await list.sendButton.click();
    const refusal = page.getByText('Not sent').locator('..');
    await expect(refusal).toContainText('The sale is closed');
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
    expect(await ordersOf(shop, name)).toBe(0);
  });
});
