import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { ownerOf, query } from '../support/database.ts';
import { hydrated } from '../support/hydrated.ts';
import { placeOrder } from '../support/order-api.ts';
import { enough, QuickOrder } from '../support/quick-order.ts';
import { expect, test } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

/** What axe calls serious or critical on the page as it stands, each with where. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} colours axe finds nothing serious`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((stored) => localStorage.setItem('colour-mode', stored), mode),
    );

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
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('html')).toHaveClass(new RegExp(mode));
        expect(await faults(page)).toEqual([]);
      });
    }

    test('on the review, empty and with its errors', async ({ page }) => {
      const list = new QuickOrder(page);
      await list.open();
      await list.want([...enough, ['Baby Rocket', 2]]);
      await list.review();
      await expect(list.sum('Total')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await list.sendButton.click();
      await expect(page.getByText('Please write your name, 2 to 80 characters.')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('on an order’s page', async ({ page, shop }) => {
      const { token } = await placeOrder(shop, `Axe ${mode}`);
      await page.goto(`/order/${token}`);
      await hydrated(page);
      expect(await faults(page)).toEqual([]);
    });

    test('on the pages of the order desk', async ({ page, shop }) => {
      const { number } = await placeOrder(shop, `Axe desk ${mode}`);
      await page.goto('/admin/orders');
      await signIn(page, ownerOf(shop));
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.goto(`/admin/orders/${number}`);
      await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Record payment' }).click();
      await expect(page.getByLabel('UTR or reference')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      for (const [path, shown] of [
        [
          '/admin/dashboard',
          page
            .getByRole('link', { name: /^To confirm/ })
            .or(page.getByText('To confirm'))
            .first(),
        ],
        ['/admin/prices', page.getByLabel('Net rate of Lakshmi Gift Box')],
        ['/admin/settings', page.getByRole('link', { name: /^Season/ })],
        ['/admin/settings/season', page.getByLabel('Message on the closed page')],
        ['/admin/settings/door', page.getByRole('button', { name: 'Close the shop …' })],
      ] as const) {
        await page.goto(path);
        await expect(shown).toBeVisible();
        expect(await faults(page)).toEqual([]);
      }
    });

    test('while the shop is closed', async ({ page, shop }) => {
      const close = (closed: boolean) =>
        query(
          shop,
          "UPDATE setting SET value = jsonb_set(value, '{closed}', $1::jsonb) WHERE section = 'season'",
          [JSON.stringify(closed)],
        );
      const { token } = await placeOrder(shop, `Axe closed ${mode}`);
      await close(true);
      await expect.poll(async () => (await page.request.get('/', { maxRedirects: 0 })).status()).toBe(302);
      await page.goto(`/order/${token}`);
      await expect(page.getByRole('heading', { name: 'The sale is closed' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await close(false);
      await expect.poll(async () => (await page.request.get('/', { maxRedirects: 0 })).status()).toBe(200);
    });
  });
}
