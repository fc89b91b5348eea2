import type { Page } from '@playwright/test';

import { crowdedTargets, faults, namesAndOrder } from '../../support/axe.ts';
import { hydrated } from '../../support/hydrated.ts';
import { placeOrder } from '../../support/order-api.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/shop.ts';
import { smallTargets } from '../../support/targets.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 780 };

/** As Lighthouse looks: the bar at the bottom stands over the middle of a row. */
const lighthousePhone = { width: 412, height: 823 };

const FINDS_NOTHING = 'axe finds nothing serious, in light colours and in dark ones,';

test.describe(FINDS_NOTHING, () => {
  // One window for all: each page is loaded, and its files are those of the page before.
  let page: Page;
  test.beforeAll(async ({ browser, shop }) => {
    page = await browser.newPage({ baseURL: shop.url });
  });
  test.afterAll(() => page.close());

  for (const path of [
    '/',
    '/crackers',
    '/crackers?q=rocket',
    '/crackers/flower-pots',
    '/crackers/sparklers/7-cm-electric-sparklers',
    '/quick-order',
    '/fire-safety-tips',
    '/pollution-free-crackers',
    '/advance-schemes',
    '/city',
    '/city/chennai',
    '/blog',
    '/blog/what-green-crackers-really-are',
    '/about',
    '/refund',
    '/privacy',
    '/contact',
    '/contact?sent=yes',
    '/sitemap',
    '/track',
    '/diwali-sale-closed',
    '/admin',
    '/admin/referral-login',
    '/no-such-page',
  ]) {
    test(`on ${path}`, async () => {
      await page.setViewportSize(desktop);
      await page.goto(path);
      await hydrated(page);
      expect(await faults(page)).toEqual([]);
      if (path.startsWith('/admin')) return;
      expect(await namesAndOrder(page)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await smallTargets(page)).toEqual([]);
      expect(await namesAndOrder(page)).toEqual([]);
    });
  }
});

test.describe(FINDS_NOTHING, () => {
  test('on the review, empty and with its errors', async ({ page }) => {
    const list = new QuickOrder(page);
    await list.open();
    await list.want([...enough, ['Baby Rocket, 10 pcs', 2]]);
    await list.review();
    await expect(list.sum('Total')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await list.sendButton.click();
    await expect(page.getByText('Please write your name.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test('of the price list’s fields on a phone, the ones beside the bar too, and the bar says its count', async ({
    page,
  }) => {
    await page.setViewportSize(lighthousePhone);
    const list = new QuickOrder(page);
    await list.open();
    expect(await crowdedTargets(page)).toEqual([]);
    await list.want([['7 cm Electric Sparklers, 10 pcs', 2]]);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Your list 1', exact: true })).toBeVisible();
    expect(await namesAndOrder(page)).toEqual([]);
  });

  test('on an order’s page', async ({ page, shop }) => {
    const { token } = await placeOrder(shop, 'Axe');
    await page.goto(`/order/${token}`);
    await hydrated(page);
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('axe finds nothing serious', () => {
  restoreSettings();

  test('while the shop is closed', async ({ page, shop }) => {
    const { token } = await placeOrder(shop, 'Axe closed');
    await changeSettings(shop, 'season', { closed: true });
    await expect.poll(async () => (await page.request.get('/', { maxRedirects: 0 })).status()).toBe(302);
    await page.goto(`/order/${token}`);
    await expect(page.getByText('The sale is closed.', { exact: false })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('/diwali-sale-closed');
    await expect(page.getByRole('heading', { name: 'The sale is closed' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});
