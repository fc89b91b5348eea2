import { hydrated } from '../../support/hydrated.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

test('an unknown page is a 404 that names the path and leads back', async ({ page }) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /no/such-page')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Agal Crackers');
  await hydrated(page);
  await page.getByRole('link', { name: 'Open the price list' }).click();
  await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
});

for (const path of [
  '/crackers/no-such-kind',
  '/crackers/sparklers/no-such-thing',
  '/order/AAAAAAAAAAAAAAAAAAAAAA',
]) {
  test(`so is ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  });
}

test('a link to what is gone leads to the same page without a load, with the shop’s name in its title', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto('/track');
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/crackers/no-such-kind' });
    document.body.append(link);
    link.click();
  });
  await expect(page.getByText('Page Not Found: /crackers/no-such-kind')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found | Agal Crackers');
  expect(loads).toEqual(['/track']);
});

test('an order link that lost a letter leads to the look-up, not to the shelf', async ({ page }) => {
  await page.goto('/order/AAAAAAAAAAAAAAAAAAAAA');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Find the order by its number and your phone number, or call us.'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open the price list' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Find my order' }).click();
  await expect(page.getByRole('heading', { name: 'Track an order', level: 1 })).toBeVisible();
});

test('an unknown page without JavaScript, and its path as text only', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/%3Cimg%20src=x%20onerror=alert(1)%3E`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await context.close();
});

test('a page whose chunk cannot be loaded is reloaded once, then left as the server wrote it', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/entries\/pages_-shop-_track\..*\.js/, (route) => route.abort());
  await page.goto('/track');
  await expect.poll(() => loads.length).toBe(2);
  await expect(page.getByRole('heading', { name: 'Track an order' })).toBeVisible();
  const failAgain = () =>
    page.evaluate(async () => {
      window.dispatchEvent(new Event('vite:preloadError'));
      return (await fetch('/robots.txt')).status;
    });
  expect(await failAgain()).toBe(200);
  expect(loads).toEqual(['/track', '/track']);

  await test.step('ten seconds later it may be reloaded once more', async () => {
    await page.evaluate(() => {
      const later = Date.now() + 10_000;
      Date.now = () => later;
    });
    await failAgain().catch(() => undefined);
    await expect.poll(() => loads.length).toBe(3);
    // At rest before the test ends: a browser that is closed in the middle of a load once hung for good.
    await expect(page.getByRole('heading', { name: 'Track an order' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('a list whose scripts do not arrive', () => {
  // The worker would bring them.
  test.use({ serviceWorkers: 'block' });
  const said = 'A part of this page did not arrive.';

  for (const [what, script] of [
    ['the first of them', /entry-client-routing\..*\.js/],
    ['its own, twice', /pages_-shop-_quick-order_index\..*\.js/],
  ] as const) {
    test(`${what}: it says so and is a plain form`, async ({ page }) => {
      await page.route(script, (route) => route.abort());
      const list = new QuickOrder(page);
      await page.goto('/quick-order');
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Find in the list' })).toBeHidden();
      for (const dead of [/^One more/, 'Print', 'Switch to dark colours']) {
        await expect(page.getByRole('button', { name: dead }).first()).toBeHidden();
      }
      await list.want(enough);
      await list.review();
      await expect(list.sum('Goods at the net rate')).toHaveText('₹3,050');
      await page.unrouteAll({ behavior: 'wait' });
    });
  }

  test('a product then leads to the list instead of a button that does nothing', async ({ page }) => {
    await page.route(/entry-client-routing\..*\.js/, (route) => route.abort());
    await page.goto('/crackers/rockets/baby-rocket');
    await expect(page.getByRole('button', { name: 'Add to my list' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Order from the price list' }).click();
    await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
  });

  test('styles of the review that were lost in advance: it comes whole with a page loaded anew', async ({
    page,
  }) => {
    const styles = '**/assets/static/order.*.css';
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/static/order.'));
    const list = new QuickOrder(page);
    await page.route(styles, (route) => route.abort());
    await list.open();
    await list.want(enough);
    await lost;
    await page.unroute(styles);
    await list.review();
    await expect(list.sum('Goods at the net rate')).toHaveText('₹3,050');
    await expect(list.sum('Goods at the net rate')).toHaveCSS('text-align', 'right');
  });

  test('a part of it, twice within ten seconds: the error page, and the list is safe', async ({ page }) => {
    const loaded = new Set<string>();
    const loads: string[] = [];
    page.on('requestfinished', (request) => loaded.add(request.url()));
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    const list = new QuickOrder(page);
    await list.open();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**/*.js', (route) =>
      loaded.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await test.step('a search whose script does not come goes by the letters as they stand', async () => {
      const find = page.getByRole('searchbox', { name: 'Find in the list' });
      await find.fill('lakshmi gift');
      await expect(page.getByRole('search').getByRole('status')).toHaveText('1 item');
      await find.press('Escape');
      await expect(find).toHaveValue('');
      expect(loads).toHaveLength(1);
    });
    await test.step('what is loaded in advance reloads nothing', async () => {
      const missed = page.waitForEvent('requestfailed');
      await list.want(enough);
      await missed;
      expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200);
      expect(loads).toHaveLength(1);
    });
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    expect(loads).toHaveLength(2);
    await page.unrouteAll({ behavior: 'wait' });
    await list.open();
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
  });
});

test('a click that meets a missing chunk still arrives, by a full page load', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  let refused = false;
  await page.route(/\/assets\/entries\/pages_-shop-_track\..*\.js/, (route) => {
    const first = !refused;
    refused = true;
    return first ? route.abort() : route.continue();
  });
  await page.getByRole('link', { name: 'Track an order' }).first().click();
  await expect(page).toHaveURL('/track');
  await expect(page.getByRole('heading', { name: 'Track an order', level: 1 })).toBeVisible();
  await hydrated(page);
  expect(refused).toBe(true);
});

test('an error in the browser leads a person to the error page, and from there back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/crackers/index.pageContext.json*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Look through the crackers' }).click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'What we sell' })).toBeVisible();
});

test('a bot keeps the page the server wrote, and the error is in the console only', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(shop.url);
  await hydrated(page);
  await page.route('**/crackers/index.pageContext.json*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Look through the crackers' }).click();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveClass(/in-transition/);
  await expect(page.getByRole('heading', { name: 'What we sell' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toHaveCount(0);
  await context.close();
});
