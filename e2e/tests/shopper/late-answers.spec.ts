import type { Route } from '@playwright/test';

import { ordersOf } from '../../support/database.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

/** 3,050 + 3 % = 91.50 + 250 = 3,391.50, rounded up */
const total = '₹3,392';

test('an answer that comes after “Sending …” ended still leads to the order', async ({ page, shop }) => {
  const name = 'Lingering Leela';
  const list = new QuickOrder(page);
  const first = Promise.withResolvers<void>();
  const tries = [
    async (route: Route) => {
      await first.promise;
      await route.continue();
    },
    () => undefined,
  ];
  await page.clock.install();
  await page.route('**/api/public/orders', (route) => tries.shift()?.(route));
  await list.open();
  await list.prepare(enough, { name });
  await list.sendButton.click();
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText('We do not know whether your order arrived')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  first.resolve();
  await list.placed();
  expect(await ordersOf(shop, name)).toBe(1);
  // The second try, which nothing answers, has nothing to say any more.
  await page.clock.fastForward(15_000);
  await page.getByRole('link', { name: 'Price list' }).first().click();
  await list.want(enough);
  await list.review();
  await expect(list.sum('Goods at the net rate')).toHaveText('₹3,050');
  await expect(page.getByText('We do not know whether your order arrived')).toBeHidden();
});

test('a first try that arrives after all, when its list was changed and sent anew, is told: both orders stand', async ({
  page,
  shop,
}) => {
  const name = 'Twofold Thamarai';
  const list = new QuickOrder(page);
  const first = Promise.withResolvers<void>();
  const tries = [
    async (route: Route) => {
      await first.promise;
      await route.continue();
    },
    (route: Route) => {
      const refusal = { type: 'about:blank', status: 429, title: 'Too many', requestId: '1'.repeat(32) };
      const json = { ...refusal, code: 'too-many-requests', details: { retryAfterSeconds: 60 } };
      return route.fulfill({ status: 429, json });
    },
  ];
  await page.clock.install();
  await page.route('**/api/public/orders', (route) => tries.shift()?.(route) ?? route.continue());
  await list.open();
  await list.prepare(enough, { name });
  await list.sendButton.click();
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent')).toBeVisible();
  await list.want([['Lakshmi Gift Box (42 items)', 6]]);
  // 3,660 + 3 % = 109.80 + 250 = 4,019.80, rounded up
  await expect(list.sum('Total')).toHaveText('₹4,020');
  const second = await list.send();

  first.resolve();
  const news = page.getByText(/An earlier try arrived after all: order DS\d\d-\d{5} stands\./);
  await expect(news).toBeVisible();
  expect(await ordersOf(shop, name)).toBe(2);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(list.sum('Total')).toHaveText(total);
  expect((await list.placed()).number).not.toBe(second.number);
});
