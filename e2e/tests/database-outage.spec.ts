import { readLiveness, readReadiness } from '@shop/contracts/health/endpoints';

import { ordersOf } from '../support/database.ts';
import { hydrated } from '../support/hydrated.ts';
import { placeOrder } from '../support/order-api.ts';
import { enough, QuickOrder } from '../support/quick-order.ts';
import { expect, testAlone as test } from '../support/shop.ts';
import { comeIn } from '../support/staff.ts';

test('the database dies while the shop runs: honest answers, and everything again when it is back', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const name = 'Steadfast Sundari';
  const { number } = await placeOrder(shop, 'Before Bhagya');
  const kept = ['/', '/crackers', '/crackers/rockets', '/quick-order'];
  for (const path of kept) expect((await page.request.get(path)).status()).toBe(200);
  const staff = await (await browser.newContext()).newPage();
  await comeIn(staff, shop, '/admin/orders');
  await expect(staff.getByRole('link', { name: number })).toBeVisible();
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  // 3,050 + 3 % = 91.50 + 250 = 3,391.50, rounded up
  await expect(list.sum('Total')).toHaveText('₹3,392');

  await shop.killDatabase();

  await test.step('the processes live and say they are not ready', async () => {
    await expect
      .poll(async () => (await page.request.get(shop.privateUrl + readReadiness.path)).status())
      .toBe(503);
    expect((await page.request.get(shop.privateUrl + readLiveness.path)).status()).toBe(200);
  });

  await test.step('pages the shop keeps ready are still served', async () => {
    for (const path of kept) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
  });

  await test.step('sending says what is known, and keeps the list', async () => {
    await list.sendButton.click();
    await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
    await expect(page.getByText('the same order is never taken twice', { exact: false })).toBeVisible();
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
    await expect(page.getByLabel('Your name')).toHaveValue(name);
  });

  await test.step('a page that is not kept says what to say on the telephone, and a kept one does not', async () => {
    const beside = await page.context().newPage();
    const wrong: string[] = [];
    beside.on('pageerror', ({ message }) => wrong.push(message));
    const spoken = beside.getByText(/^If you call us about it, tell us this: [\da-f]{4} [\da-f]{4}$/);
    expect((await beside.goto('/crackers/rockets/no-such-rocket'))?.status()).toBe(503);
    await hydrated(beside);
    await expect(spoken).toBeVisible();
    await expect(beside.getByText('The shop cannot be reached just now')).toHaveCount(1);
    await expect(beside.getByRole('link', { name: 'Try again' })).toBeVisible();
    await beside.goto('/crackers/rockets');
    await hydrated(beside);
    await expect(spoken).toBeHidden();
    // A click inside the shop fails as well as a document.
    const link = beside.getByRole('main').getByRole('link', { name: 'Baby Rocket' });
    await link.evaluate((element) => element.setAttribute('href', '/crackers/rockets/no-such-rocket'));
    await link.click();
    await expect(spoken).toBeVisible();
    await beside.goto('/track');
    await beside.getByLabel('Order number').fill(number);
    await beside.getByLabel('Mobile number').fill('98765 43210');
    await beside.getByRole('button', { name: 'Find my order' }).click();
    await expect(beside.getByText('We could not look just now')).toBeVisible();
    await expect(beside.getByText('Not found')).toBeHidden();
    await beside.close();
    expect(wrong).toEqual([]);
  });

  await test.step('the API answers 503 with a time to come back', async () => {
    const answer = await page.request.get('/api/public/orders/AAAAAAAAAAAAAAAAAAAAAA');
    expect(answer.status()).toBe(503);
    expect(((await answer.json()) as { code: string }).code).toBe('database-unavailable');
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  });

  await test.step('staff are told', async () => {
    await staff.reload();
    await expect(
      staff.getByText('The shop cannot be reached just now', { exact: false }).first(),
    ).toBeVisible({
      timeout: 20_000,
    });
  });

  await shop.startDatabase();
  await expect
    .poll(async () => (await page.request.get(shop.privateUrl + readReadiness.path)).status(), {
      timeout: 20_000,
    })
    .toBe(200);

  await test.step('the order goes through under its first key', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await list.placed();
    expect(await ordersOf(shop, name)).toBe(1);
  });

  await test.step('staff work on, and a change of the settings reaches the pages', async () => {
    await staff.goto(`/admin/orders/${number}`);
    await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(staff.getByText('The order is confirmed.')).toBeVisible();
    await staff.goto('/admin/settings/identity');
    await staff.getByLabel('Name', { exact: true }).fill('Lasting Lamp Crackers');
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staff.getByText('Shop identity: saved.')).toBeVisible();
    await expect
      // The server may end a connection that rested in the moment in which it is used again.
      .poll(async () => (await page.request.get('/', { maxRetries: 2 })).text(), { timeout: 20_000 })
      .toContain('Lasting Lamp Crackers');
  });
  await staff.context().close();
});
