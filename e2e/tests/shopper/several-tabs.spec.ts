import type { Page, Route } from '@playwright/test';

import { ordersOf } from '../../support/database.ts';
import { billed, enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

const ORDERS = '**/api/public/orders';
const gift = enough[0]?.[0] ?? '';
const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    json: {
      type: 'about:blank',
      status: 429,
      title: 'Too many',
      requestId: '1'.repeat(32),
      code: 'too-many-requests',
      details: { retryAfterSeconds: 60 },
    },
  });
/** It arrives, and nobody hears of it. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

const asked = (page: Page) => page.getByText('We do not know whether your order arrived');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('an order whose tab was closed is asked about wherever the list was open before, and is one order', async ({
  page,
  context,
  shop,
}) => {
  const name = 'Closed Chellam';
  const refused = new QuickOrder(page);
  await refused.open();
  await refused.prepare(enough, { name });
  await page.route(ORDERS, refuse);
  await refused.sendButton.click();
  await expect(page.getByText('Not sent')).toBeVisible();
  const reviewed = new QuickOrder(await context.newPage());
  await reviewed.open();
  await reviewed.review();

  const closed = new QuickOrder(await context.newPage());
  await closed.open();
  await closed.prepare(enough, { name });
  await closed.page.route(ORDERS, loseAnswer);
  await closed.sendButton.click();
  await expect(asked(closed.page)).toBeVisible();
  await closed.page.close();

  await test.step('in the tab that was refused before', async () => {
    await page.reload();
    await expect(asked(page)).toBeVisible();
    await page.close();
  });
  await test.step('in the review that was open before, before it sends another list', async () => {
    const { page: tab } = reviewed;
    await tab.getByRole('button', { name: 'Back to the list' }).click();
    await reviewed.want([[gift, 6]]);
    await reviewed.review();
    await reviewed.consent();
    await billed(tab);
    await reviewed.sendButton.click();
    await expect(asked(tab)).toBeVisible();
    await expect(tab.getByText('what you added stays on your list')).toBeVisible();
    await tryAgain(tab);
    await reviewed.placed();
    expect(await ordersOf(shop, name)).toBe(1);
    await reviewed.open();
    await expect(reviewed.quantity(gift)).toHaveValue('1');
  });
});

test('what one tab hears of an order, the other knows', async ({ page, context, shop }) => {
  const name = 'Echo Ezhil';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await page.route(ORDERS, (route) => route.abort('connectionreset'));
  await list.sendButton.click();
  await expect(asked(page)).toBeVisible();
  const other = new QuickOrder(await context.newPage());
  await other.open();
  await expect(asked(other.page)).toBeVisible();

  await test.step('a refusal: nothing arrived, and nobody asks any more', async () => {
    await page.unroute(ORDERS);
    await page.route(ORDERS, refuse);
    await tryAgain(page);
    await expect(page.getByText('Not sent')).toBeVisible();
    await expect(other.sendButton).toBeVisible();
    await expect(asked(other.page)).toBeHidden();
  });
  await test.step('its key stays: sent again with its answer lost, and tried again, it is one order', async () => {
    await page.unroute(ORDERS);
    await page.route(ORDERS, loseAnswer);
    await list.sendButton.click();
    await expect(asked(page)).toBeVisible();
    await other.page.reload();
    await tryAgain(other.page);
    await other.placed();
    expect(await ordersOf(shop, name)).toBe(1);
  });
  await test.step('placed: the first has it off its list, and asks no more', async () => {
    await expect(asked(page)).toBeHidden();
    await list.open();
    await expect(list.quantity(gift)).toHaveValue('');
  });
});

test('who does not want an unanswered order any more goes on with another list', async ({
  page,
  context,
  shop,
}) => {
  const name = 'Changed Charu';
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name });
  await page.route(ORDERS, (route) => route.abort('connectionreset'));
  await list.sendButton.click();
  await expect(asked(page)).toBeVisible();
  await page.close();

  const next = new QuickOrder(await context.newPage());
  await next.open();
  await expect(asked(next.page)).toBeVisible();
  await next.page.getByRole('button', { name: 'Back to the list' }).click();
  await next.want([[gift, 7]]);
  await next.review();
  await expect(next.page.getByText('If it did arrive, it stands')).toBeVisible();
  await next.page.getByRole('button', { name: 'Do not send it again' }).click();
  await expect(asked(next.page)).toBeHidden();
  // Pressed twice, it sends nothing.
  await expect(next.page.getByRole('heading', { name: 'Review your list' })).toBeFocused();
  await expect(next.quantity(gift)).toHaveValue('7');
  await next.page.reload();
  await expect(asked(next.page)).toBeHidden();
  await next.consent();
  await next.send();
  expect(await ordersOf(shop, name)).toBe(1);
});
