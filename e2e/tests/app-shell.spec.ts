import { hydrated } from '../support/hydrated.ts';
import { QuickOrder } from '../support/quick-order.ts';
import { expect, test } from '../support/shop.ts';

test.describe('an address that cannot be decoded', () => {
  for (const path of ['/%ff', '/%zz', '/crackers/%E0%A4%A', '/order/%ff']) {
    test(`${path} is answered with the error page, which leads back`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(400);
      await expect(page.getByRole('heading', { name: 'This address cannot be read' })).toBeVisible();
      await expect(page.getByText('Bad Request')).toBeVisible();
      await hydrated(page);
      await page.getByRole('link', { name: 'Open the price list' }).click();
      await expect(page.getByRole('heading', { name: 'Price list', level: 1 })).toBeVisible();
    });
  }

  test('of the API is refused in the way of the API', async ({ request }) => {
    const response = await request.get('/api/public/%ff');
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid-request' });
  });
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
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Help' })).toBeHidden();
    });
  }
});
