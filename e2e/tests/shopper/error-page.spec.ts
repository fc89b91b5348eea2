import { hydrated } from '../../support/hydrated.ts';
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
