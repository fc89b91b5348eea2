import { placeOrder } from '../../support/order-api.ts';
import { QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

test('whoever reads letters of twice the size on a phone has everything within the screen, and can tap it', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const { token } = await placeOrder(shop, 'Large Letchumi');
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  try {
    const goods = '/crackers/sparklers/7-cm-electric-sparklers';
    const pages = ['/', goods, '/advance-schemes', '/city/chennai', '/privacy', '/contact'];
    for (const address of [...pages, `/order/${token}`]) {
      await page.goto(address);
      for (const screen of [320, 360]) {
        await page.setViewportSize({ width: screen, height: 780 });
        expect(await width(), address).toBe(screen);
      }
    }
    await page.goto('/contact');
    const telephone = await page
      .getByRole('main')
      .getByRole('link', { name: '98421 00123' })
      .first()
      .boundingBox();
    // Letters that only the page makes large: no width in `em` that a style asks for knows of them.
    for (const address of ['/', '/quick-order']) {
      await page.goto(address);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const header = page.getByRole('banner');
      expect(await header.evaluate((element) => element.scrollWidth), address).toBe(360);
    }
    expect(telephone?.height, 'a telephone number on two lines at most').toBeLessThan(3 * 32);
    await page.goto(`/order/${token}`);
    const cells = page.locator('table td:visible');
    for (const cell of await cells.all())
      expect(await cell.evaluate((td) => td.getBoundingClientRect().right)).toBeLessThanOrEqual(360);
    const list = new QuickOrder(page);
    await list.open();
    // What is in the box tells two items of one name apart.
    const facts = page.locator('[data-code="SP-01"] p').filter({ hasText: '10 pcs' });
    expect(await facts.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
    await list.want([['Lakshmi Gift Box (42 items)', 4]]);
    await page.getByRole('button', { name: 'One more of Lakshmi Gift Box (42 items)' }).tap();
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
    expect(await width(), 'the list').toBe(360);
    await page.getByRole('button', { name: 'Review', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Review your list' })).toBeVisible();
    expect(await width(), 'the review').toBe(360);
    await page.getByText('change', { exact: true }).tap();
    const line = page.getByRole('listitem').filter({ hasText: 'GB-04' });
    const words = await line.getByText('GB-04').boundingBox();
    const stepper = await line.getByRole('textbox').boundingBox();
    expect(stepper?.y, 'the box stands under the words').toBeGreaterThanOrEqual(
      (words?.y ?? 0) + (words?.height ?? 0),
    );
  } finally {
    await browser.close();
  }
});

test('whoever reads letters of twice the size at a desk has everything within the screen, and no words over others', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({
    baseURL: shop.url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  try {
    for (const address of ['/', '/privacy']) {
      await page.goto(address);
      expect(await width(), address).toBe(1280);
    }
    const list = new QuickOrder(page);
    await list.open();
    await list.want([['7 cm Electric Sparklers, 10 pcs', 9999]]);
    const input = list.quantity('7 cm Electric Sparklers, 10 pcs');
    expect(await input.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
    expect(await width(), 'the list').toBe(1280);
    const name = await page.locator('[data-code="SP-01"] a').boundingBox();
    const facts = await page.locator('[data-code="SP-01"] p').filter({ hasText: '10 pcs' }).boundingBox();
    expect(name?.width).toBeGreaterThan(200);
    expect(facts?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  } finally {
    await browser.close();
  }
});

test('a tablet has the sum of a long list within its screen', async ({ page }) => {
  const list = new QuickOrder(page);
  await list.open();
  const many = ['Hero Family Pack (all mix)', 'King Family Pack (economic)', 'VIP Family Pack (luxury)'];
  await list.want(many.map((name) => [name, 9]));
  await expect(page.getByRole('banner')).toContainText('₹1,39,500');
  for (const width of [768, 1090]) {
    await page.setViewportSize({ width, height: 1024 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
