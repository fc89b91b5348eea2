import type { Page } from '@playwright/test';
import { watchLive } from '@shop/contracts/live/endpoints';

import type { System } from '../../../infra/src/system.ts';
import { placeOrder, sendOrder } from '../../support/order-api.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

/** A step of a colleague is seen within a second; the rest is for a machine that is busy. ms */
const SOON = { timeout: 10_000 };

/** Opens a page of staff and waits until it hears what others do. */
async function openLive(page: Page, shop: System, address: string) {
  const live = page.waitForResponse((response) => response.url().endsWith(watchLive.path) && response.ok());
  await comeIn(page, shop, address);
  await live;
}

test('what a colleague does to an order is seen at another desk, and what is typed there stays', async ({
  browser,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Followed Fathima');
  const [mine, theirs] = [await browser.newContext(), await browser.newContext()];
  const [list, record, desk] = [await mine.newPage(), await theirs.newPage(), await mine.newPage()];
  await openLive(list, shop, '/admin/orders');
  await openLive(record, shop, `/admin/orders/${number}`);
  await desk.goto('/admin/dashboard');
  // What orders of the season came to that nobody confirmed yet, over the chart by day.
  const season = desk
    .getByRole('definition')
    .filter({ hasText: /^₹[\d,]+ [\d,]+ orders?$/ })
    .nth(1);
  const before = await season.textContent();

  await test.step('a new order stands in the list, and in the figures of the season', async () => {
    const { number: next } = await placeOrder(shop, 'Sudden Sundar');
    await expect(list.getByRole('link', { name: next })).toBeVisible(SOON);
    await expect(season).not.toHaveText(before ?? '', SOON);
  });
  await test.step('a step of a colleague moves the record, whose half written form stays', async () => {
    await record.getByRole('button', { name: 'Record payment' }).click();
    const reference = record.getByLabel('UTR or reference');
    await reference.fill('UTR-HALF-WRI');
    await desk.goto(`/admin/orders/${number}`);
    await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(desk.getByText('The order is confirmed.')).toBeVisible();
    await expect(record.getByText('Confirmed', { exact: true }).first()).toBeVisible(SOON);
    await expect(reference).toHaveValue('UTR-HALF-WRI');
  });
  for (const context of [mine, theirs]) await context.close();
});

test('tabs of a browser share one stream, and another takes it over when its tab closes', async ({
  context,
  shop,
}) => {
  const opened: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(watchLive.path)) opened.push(request.frame().url());
  });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openLive(one, shop, '/admin/orders');
  await other.goto('/admin/orders');
  await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const first = await placeOrder(shop, 'Shared Shanti');
  for (const tab of [one, other])
    await expect(tab.getByRole('link', { name: first.number })).toBeVisible(SOON);
  expect(opened).toHaveLength(1);

  const again = other.waitForResponse((response) => response.url().endsWith(watchLive.path));
  await one.close();
  await again;
  const second = await placeOrder(shop, 'Inherited Indira');
  await expect(other.getByRole('link', { name: second.number })).toBeVisible(SOON);
  expect(opened).toHaveLength(2);
});

test('after a cut it says that it is late, and catches up', async ({ page, shop }) => {
  await openLive(page, shop, '/admin/orders');
  await page.route(`**${watchLive.path}`, (route) => route.abort());
  await shop.restart('backend');
  await expect.poll(async () => (await sendOrder(shop, 'Missed Murugan')).ok).toBe(true);
  await expect(page.getByText('Not live').filter({ visible: true })).toBeVisible();
  await page.unroute(`**${watchLive.path}`);
  await expect(page.getByText('Missed Murugan')).toBeVisible();
  await expect(page.getByText('Not live')).toHaveCount(0);
});
