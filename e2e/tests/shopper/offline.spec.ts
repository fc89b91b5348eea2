import type { Page } from '@playwright/test';

import { startSilentProxy } from '../../../backend/test/support/servers/silent-proxy.ts';
import { hydrated } from '../../support/hydrated.ts';
import { QuickOrder } from '../../support/quick-order.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/shop.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker has everything it keeps. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** The addresses of everything the worker keeps but files of builds and pictures. */
function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('shop-answers')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

test('after any page of the shop the price list opens without a network, and its draft goes on', async ({
  page,
  context,
}) => {
  const list = new QuickOrder(page);
  await visit(page, '/');
  await context.setOffline(true);

  await test.step('also by a click', async () => {
    await page.getByRole('link', { name: 'Open the price list' }).first().click();
    await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
    await hydrated(page);
  });
  // A drawing in sight that was never seen leaves its place empty, without the browser’s sign of a broken picture.
  await expect(page.locator('[data-code] img').first()).toHaveJSProperty('naturalWidth', 1);
  // 5 × ₹610
  await list.want([['Lakshmi Gift Box (42 items)', 5]]);
  await expect(page.getByRole('form', { name: 'Price list' }).getByText('1 item · ₹3,050')).toBeVisible();

  await test.step('and it is there after a reload, with its review', async () => {
    await page.reload();
    await hydrated(page);
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
    await list.review();
  });

  await test.step('and under an address with a referral code', async () => {
    await page.goto('/quick-order/RAVI10');
    await hydrated(page);
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
  });
});

test('from the Tamil home page it is kept in Tamil', async ({ page, context }) => {
  await visit(page, '/ta');
  await context.setOffline(true);
  await page.goto('/ta/quick-order');
  await expect(page.getByRole('heading', { name: 'விலைப் பட்டியல்', level: 1 })).toBeVisible();
  await page.goto('/ta');
  await expect(page.getByRole('heading', { name: 'இப்போது இன்டர்நெட் இல்லை' })).toBeVisible();
});

test('a network that says nothing is none after a few seconds: the list opens, and what comes late is for the next time', async ({
  page,
  shop,
}) => {
  const network = await startSilentProxy(shop.url);
  const list = new QuickOrder(page);
  const address = `${network.url}quick-order`;
  /** Pictures that never come would be waited for. */
  const open = () => page.goto(address, { waitUntil: 'domcontentloaded' });
  try {
    await visit(page, network.url);
    network.silence();
    await open();
    await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
    await hydrated(page);
    await list.want([['Lakshmi Gift Box (42 items)', 5]]);

    await page.evaluate(() => caches.delete('shop-answers'));
    network.heal('too');
    await expect.poll(() => keptAnswers(page)).toEqual(['/quick-order']);
    await open();
    await hydrated(page);
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
  } finally {
    network.close();
  }
});

test('a product that is on the screen when the network goes still shows its picture larger', async ({
  page,
  context,
}) => {
  await visit(page, '/crackers/sparklers/7-cm-electric-sparklers');
  await context.setOffline(true);
  await page.getByRole('img', { name: 'A sparkler of 7 cm with golden sparks' }).first().click();
  await expect(page.locator('.medium-zoom-image--opened').first()).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('other pages say that there is no network, and lead to the list', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  for (const path of ['/crackers', '/track', '/order/AAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No network just now' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Open the price list' }).click();
  await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
  await hydrated(page);
  // A chunk that is missed before the click may load the list anew first, and a busy machine may show
  // the page only after the two seconds: it has no such link any more.
  const offline = page.getByRole('heading', { name: 'No network just now' });
  await expect(async () => {
    if (!(await offline.isVisible()))
      await page.getByRole('link', { name: 'Track an order' }).first().click({ timeout: 5_000 });
    await expect(offline).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Track an order', level: 1 })).toBeVisible();
});

test('nothing is kept of staff, orders and look-ups', async ({ page, context }) => {
  await visit(page, '/quick-order');
  for (const path of ['/track', '/crackers', '/admin', '/order/AAAAAAAAAAAAAAAAAAAAAA'])
    await page.goto(path);
  await page.goto('/');
  expect(await keptAnswers(page)).toEqual(['/quick-order']);
  await context.setOffline(true);
  await expect(page.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test.describe('when the shop has closed', () => {
  restoreSettings();

  test('the kept list gives way to the closed page and is forgotten', async ({ page, context, shop }) => {
    await visit(page, '/quick-order');
    expect(await keptAnswers(page)).toEqual(['/quick-order']);
    await changeSettings(shop, 'season', { closed: true });
    await expect
      .poll(async () => (await page.request.get('/quick-order', { maxRedirects: 0 })).status())
      .toBe(302);
    await page.goto('/quick-order');
    await expect(page).toHaveURL('/diwali-sale-closed');
    await expect.poll(() => keptAnswers(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/quick-order');
    await expect(page.getByRole('heading', { name: 'No network just now' })).toBeVisible();
  });
});

test('a new version: the open page takes it with the next click, and its own files stay until then', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Track an order' }).first().click();
  await expect(page.getByRole('heading', { name: 'Track an order', level: 1 })).toBeVisible();
  expect(documents).toEqual([]);

  await context.route('/latest-build.json', (route) => route.fulfill({ json: { id: 'the-next-one' } }));
  const asked = page.waitForResponse('/latest-build.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  expect(documents).toEqual([]);
  await page.getByRole('link', { name: 'Crackers', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Track an order');
  expect(documents).toEqual(['/crackers']);
});
