import { hydrated } from '../../support/hydrated.ts';
import { QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

test.describe('an address that cannot be decoded', () => {
  const heading = 'This address cannot be read';

  test('is answered with the error page, which leads back', async ({ page }) => {
    await page.goto('/crackers/%E0%A4%A');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('Bad Request')).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: 'Open the price list' }).click();
    await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
  });

  for (const path of ['/%ff', '/%zz', '/crackers/%E0%A4%A', '/order/%ff']) {
    test(`${path} is a bad request, and its page says so`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain(heading);
    });
  }

  test('of the API is refused in the way of the API', async ({ request }) => {
    const response = await request.get('/api/public/%ff');
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  });
});

test('preloaded scripts have low priority, the first script the browser’s own', async ({ request }) => {
  const html = await (await request.get('/quick-order')).text();
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(5);
  expect(preloads.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
  const scripts = html.match(/<script[^>]*type="module"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => tag.includes('fetchpriority'))).toEqual([]);
});

test('a link of the shop’s to staff loads a document of its own, with the policy of staff’s pages', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<a href="/admin">For staff</a>'));
  const document = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.url().endsWith('/admin'),
  );
  await page.getByRole('link', { name: 'For staff' }).click();
  expect((await document).headers()['content-security-policy']).toContain(`style-src 'self' 'unsafe-inline'`);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test.describe('the help button', () => {
  test('comes by itself after the page, in a chunk of its own', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const html = await (await page.request.get('/')).text();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    const late = scripts.filter((url) => !html.includes(new URL(url).pathname));
    expect(late).toHaveLength(1);
  });

  test('shows three ways on, by keyboard too, and gives the focus back', async ({ page }) => {
    await page.goto('/crackers');
    const button = page.getByRole('button', { name: 'Help' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Call \d/ })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}$/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await page.getByRole('link', { name: 'Go to your list' }).click();
    await expect(page).toHaveURL('/quick-order#review');
    await button.click();
    await page.getByRole('complementary').getByRole('link', { name: 'Track an order' }).click();
    await expect(page).toHaveURL('/track');
  });

  for (const width of [360, 1280]) {
    test(`at ${width} px it covers neither the bar of the price list nor the phone's own, and no paper`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      const list = new QuickOrder(page);
      await list.open();
      await list.want([['Money Bank, 2 pcs', 1]]);
      const help = await page.getByRole('button', { name: 'Help' }).boundingBox();
      const bar = await page
        .getByRole('button', { name: 'Review', exact: true })
        .locator('xpath=..')
        .boundingBox();
      if (!help || !bar) throw new Error('no bar');
      expect(help.y + help.height).toBeLessThanOrEqual(bar.y);
      if (width < 1280) {
        // It stands in the head of the page, and covers nothing.
        const head = await page.getByRole('banner').boundingBox();
        expect(help.y + help.height).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Help' })).toBeHidden();
    });
  }
});

test.describe('from page to page', () => {
  test('the page that is left fades until the next one is there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/crackers/index.pageContext.json*', async (route) => {
      await held;
      await route.continue();
    });
    const opacity = () => page.locator('main').evaluate((main) => Number(getComputedStyle(main).opacity));
    await page.getByRole('link', { name: 'Crackers', exact: true }).first().click();
    await expect.poll(opacity).toBe(0.55);
    goOn();
    await expect(page).toHaveURL('/crackers');
    await expect.poll(opacity).toBe(1);
    await expect(page.locator('html')).not.toHaveClass(/in-transition/);
  });

  test('a link that is tapped before the page is alive leads to the next one at once', async ({ page }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/entries/pages_*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const link = page.getByRole('link', { name: 'Crackers', exact: true }).first();
    // A tap is the browser's until the router listens.
    const isTaken = () =>
      link.evaluate((element) => {
        const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
        let taken = false;
        const look = (event: Event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        };
        addEventListener('click', look, { once: true });
        element.dispatchEvent(tap);
        return taken;
      });
    await expect.poll(isTaken).toBe(true);
    goOn();
    await expect(page.getByRole('heading', { name: 'Crackers', level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/in-transition/, { timeout: 5_000 });
    expect(documents).toEqual([]);
  });

  test('a next page that does not come leaves nobody before a grey one: other links and “back” go on, and after eight seconds the browser loads it', async ({
    page,
  }) => {
    const documents: string[] = [];
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route('**/crackers/index.pageContext.json*', () => undefined);
    const root = page.locator('html');
    const follow = async () => {
      await page.getByRole('link', { name: 'Crackers', exact: true }).first().click();
      await expect(root).toHaveClass(/in-transition/);
    };

    await follow();
    await page.getByRole('link', { name: 'Track an order' }).first().click();
    await expect(page.getByRole('heading', { name: 'Track an order', level: 1 })).toBeVisible();
    await expect(root).not.toHaveClass(/in-transition/);
    await follow();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(root).not.toHaveClass(/in-transition/);
    await page.clock.fastForward(60_000);
    expect(documents).toEqual([]);

    await follow();
    await page.clock.fastForward(8_000);
    await expect(page).toHaveURL('/crackers');
    await expect(page.getByRole('heading', { name: 'Crackers', level: 1 })).toBeVisible();
    expect(documents).toEqual(['/crackers']);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(root).not.toHaveClass(/in-transition/);
  });

  test('nothing moves for whoever asked for less motion', async ({ page }) => {
    const duration = () => page.locator('main').evaluate((main) => getComputedStyle(main).transitionDuration);
    await page.goto('/');
    expect(await duration()).toBe('0.12s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
  });

  test('another layout comes in without a document', async ({ page }) => {
    await page.goto('/admin');
    await hydrated(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/';
      link.textContent = 'To the shop';
      document.body.append(link);
    });
    await page.getByRole('link', { name: 'To the shop' }).click();
    await expect(page.getByRole('navigation', { name: 'Price list' })).toBeVisible();
    expect(documents).toEqual([]);
  });
});

for (const width of [360, 1280]) {
  test(`at ${width} px a notification stands at the top of the screen, in sight wherever the page is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await new QuickOrder(page).open();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    const notification = page.getByRole('status').filter({ hasText: /list/ }).first();
    await expect(notification).toBeVisible();
    expect((await notification.boundingBox())?.y).toBeLessThan(40);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });
}
