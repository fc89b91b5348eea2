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
    const pages = ['/', '/crackers/sparklers/7-cm-electric-sparklers', '/advance-schemes', '/city/chennai'];
    for (const address of [...pages, `/order/${token}`]) {
      await page.goto(address);
      expect(await width(), address).toBe(360);
    }
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
  } finally {
    await browser.close();
  }
});
