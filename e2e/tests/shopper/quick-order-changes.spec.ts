import { ordersOf, query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { placeOrder } from '../../support/order-api.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

test('a price that rises during the review is shown and confirmed before anything is sent', async ({
  page,
  shop,
}) => {
  const name = 'Careful Kala';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare([['King Family Pack (economic)', 1]], { name });
  // 5,000 + 3 % = 150 + 250
  await expect(list.sum('Total')).toHaveText('₹5,400');

  await query(shop, "UPDATE product SET net_paise = 520000 WHERE code = 'FM-02'");
  await list.sendButton.click();
  const notice = page.getByText('Something changed since you filled the list');
  await expect(notice).toBeVisible();
  await expect(page.getByText('King Family Pack (economic) was ₹5,000 and is now ₹5,200.')).toBeVisible();
  // 5,200 + 3 % = 156 + 250
  await expect(page.getByText('The total is now ₹5,606.')).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(0);

  await page.getByRole('button', { name: 'Accept and send' }).click();
  await list.placed();
  await expect(list.sum('Total')).toHaveText('₹5,606');
  expect(await ordersOf(shop, name)).toBe(1);
  await query(shop, "UPDATE product SET net_paise = 500000 WHERE code = 'FM-02'");
});

test('stock that runs short is told line by line, never dropped in silence', async ({ page, shop }) => {
  const name = 'Late Lalitha';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(
    [
      ['Hero Family Pack (all mix)', 1],
      ['Krishna Gift Box (30 items)', 8],
    ],
    { name },
  );
  // 3,500 + 8 × 400 = 6,700; + 3 % = 201 + 250
  await expect(list.sum('Total')).toHaveText('₹7,151');

  await query(shop, "UPDATE product SET stock = 3 WHERE code = 'GB-03'");
  await list.sendButton.click();
  await expect(page.getByText('Krishna Gift Box (30 items): only 3 left. You asked for 8.')).toBeVisible();
  // 3,500 + 3 × 400 = 4,700; + 3 % = 141 + 250
  await expect(page.getByText('The total is now ₹5,091.')).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(0);

  await page.getByRole('button', { name: 'Accept and send' }).click();
  await list.placed();
  await expect(page.getByRole('row').filter({ hasText: 'GB-03' })).toContainText('3 × Box');
  await query(shop, "UPDATE product SET stock = 500 WHERE code = 'GB-03'");
});

test('a list that is ordered again names what is not sold any more, before it leads anywhere', async ({
  page,
  shop,
}) => {
  const { token } = await placeOrder(shop, 'Again Anjali');
  await query(shop, "UPDATE product SET state = 'archived' WHERE code = 'GB-04'");
  const list = async () => (await page.request.get('/api/public/price-list')).text();
  await expect.poll(list).not.toContain('"GB-04"');
  await page.goto(`/order/${token}`);
  await hydrated(page);
  await page.getByRole('region', { name: 'Keep it at hand' }).getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Order this list again' }).click();
  const missing = page.getByRole('dialog', { name: /^1 of the \d items? is not available now$/ });
  await expect(missing).toContainText('Lakshmi Gift Box (42 items)');
  await expect(page).toHaveURL(`/order/${token}`);
  await query(shop, "UPDATE product SET state = 'active' WHERE code = 'GB-04'");
  await expect.poll(list).toContain('"GB-04"');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the bill is one line until it is wanted: the fields come first', async ({ page }) => {
    const list = new QuickOrder(page);
    await list.open();
    // Above the keyboard, which takes half of the screen, there is room for what is found.
    const find = page.getByRole('searchbox', { name: 'Find in the list' });
    await find.focus();
    await expect.poll(() => find.evaluate((input) => input.getBoundingClientRect().top)).toBeLessThan(60);
    // On a tablet, and on paper, the names have room as well.
    const roomOfName = async () =>
      (await page.getByRole('link', { name: '12 cm Colour Crackling Sparklers' }).boundingBox())?.width;
    await page.setViewportSize({ width: 780, height: 1100 });
    expect(await roomOfName()).toBeGreaterThan(150);
    await page.emulateMedia({ media: 'print' });
    expect(await roomOfName()).toBeGreaterThan(150);
    await expect(page.getByText('Net rates, taxes included', { exact: false })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 780 });
    await list.want(enough);
    await list.review();
    // Nothing leads away from the button: the tabs of other pages are not there.
    await expect(page.getByRole('link', { name: 'Track', exact: true })).toBeHidden();
    // 5 × 610 = 3,050; with 3 % for packing 3,141.50, to the rupee 3,142
    const bill = page.locator('summary', { hasText: 'change' });
    await expect(bill).toContainText('1 item · ₹3,142');
    await expect(page.getByRole('button', { name: 'Send the request · ₹3,142' })).toBeVisible();
    await expect(list.sum('Goods at the net rate')).toBeHidden();
    // Paper has no fold.
    await page.emulateMedia({ media: 'print' });
    await expect(list.sum('Goods at the net rate')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(list.sum('Goods at the net rate')).toBeHidden();
    await expect(page.getByLabel('Your name')).toBeInViewport();
    await bill.click();
    await expect(list.sum('Goods at the net rate')).toHaveText('₹3,050');
  });
});
