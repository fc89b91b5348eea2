import { ordersOf } from '../support/database.ts';
import { enough, QuickOrder } from '../support/quick-order.ts';
import { expect, test } from '../support/shop.ts';

test('a double click on “send” makes one order', async ({ page, shop }) => {
  const name = 'Quick Qadir';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toBeVisible();
  await list.sendButton.dblclick();
  await list.placed();
  expect(await ordersOf(shop, name)).toBe(1);
});

test('an order that arrived, but whose answer was lost, is the same order when it is tried again', async ({ page, shop }) => {
  const name = 'Tunnel Thenmozhi';
  const list = new QuickOrder(page);
  let lost = '';
  await page.route('**/api/public/orders', async (route) => {
    const response = await route.fetch();
    lost = ((await response.json()) as { token: string }).token;
    await route.abort('connectionreset');
  });
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toBeVisible();
  await list.sendButton.click();
  await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(1);

  await test.step('the question is still there after a reload, with the list', async () => {
    await page.reload();
    await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
  });

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const { token } = await list.placed();
  expect(token).toBe(lost);
  expect(await ordersOf(shop, name)).toBe(1);
});

test('an order that never arrived is sent by “try again”', async ({ page, context, shop }) => {
  const name = 'Bus Bhavani';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await expect(list.sum('Total')).toBeVisible();
  await context.setOffline(true);
  await list.sendButton.click();
  await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(0);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await list.placed();
  expect(await ordersOf(shop, name)).toBe(1);
});
