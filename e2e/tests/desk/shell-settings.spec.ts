import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hydrated } from '../../support/hydrated.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/shop.ts';

test.describe('route rules kept by staff', () => {
  /** Somebody else's site, and the pages it was asked for. */
  const asked: string[] = [];
  const other = createServer((request, response) => {
    if (request.url?.startsWith('/shop')) asked.push(request.url);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Elsewhere</h1>');
  });
  let elsewhere = '';

  test.beforeAll(async ({ shop }) => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/shop`;
    await changeSettings(shop, 'site', {
      redirects: [
        { from: '/old-sparklers', to: '/crackers/sparklers' },
        { from: '/track', to: elsewhere },
      ],
    });
    const rule = () => fetch(`${shop.url}/old-sparklers`, { redirect: 'manual' });
    await expect.poll(async () => (await rule()).status).toBe(302);
  });
  test.afterAll(async ({ shop }) => {
    await changeSettings(shop, 'site', { redirects: [] });
    other.close();
  });

  test('an old address leads to the new one', async ({ page }) => {
    await page.goto('/old-sparklers');
    await expect(page).toHaveURL('/crackers/sparklers');
    await expect(page.getByRole('heading', { name: 'Sparklers', level: 1 })).toBeVisible();
  });

  test('one that leads elsewhere loads that page whole, by its address and by a click', async ({ page }) => {
    await page.goto('/track');
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();

    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Track an order' }).first().click();
    await expect(page).toHaveURL(elsewhere);
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(asked).toEqual(['/shop', '/shop']);
  });
});

test.describe('the tag manager', () => {
  const container = 'GTM-SHOP123';
  const address = 'https://www.googletagmanager.com/';

  test('is not asked for without a container', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    expect(asked.filter((url) => url.startsWith(address))).toEqual([]);
    expect((await page.request.get('/')).headers()['content-security-policy']).not.toContain(
      'googletagmanager',
    );
  });

  test('runs with one, as the policy allows, and never for staff', async ({ page, context, shop }) => {
    await changeSettings(shop, 'site', { tagManagerId: container });
    try {
      const policy = async () => (await page.request.get('/')).headers()['content-security-policy'];
      await expect.poll(policy).toContain(address.slice(0, -1));
      const asked: string[] = [];
      await context.route(`${address}**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "measured"' });
      });
      await page.goto('/');
      await expect(page).toHaveTitle('measured');
      expect(asked).toEqual([`${address}gtm.js?id=${container}`]);
      await test.step('the list with its review is a document of its own, which it is not in', async () => {
        await hydrated(page);
        await page.getByRole('link', { name: 'Open the price list' }).first().click();
        await expect(page).toHaveURL('/quick-order');
        await hydrated(page);
        expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
        expect(asked).toHaveLength(1);
      });
      await page.goto('/admin');
      await hydrated(page);
      expect(asked).toHaveLength(1);
    } finally {
      await changeSettings(shop, 'site', { tagManagerId: null });
    }
  });
});
