import type { Page } from '@playwright/test';

import { placeOrder } from '../../../support/order-api.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

/** Names of up to eighty letters in towns of up to sixty, in which no line can break. */
const longNames = ['Venkatanarasimharaju', 'திருவனந்தபுரத்துச்சுப்பிரமணியன்', 'عبدالرحمنالمستعصمبالله', '👨‍👩‍👧‍👦'].map(
  (word) => ({
    name: word.repeat(Math.floor(80 / word.length)),
    city: word.repeat(Math.floor(60 / word.length)),
  }),
);

/** What ends beyond the window, or is wider than its place and scrolls sideways there or hides its end. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [document.documentElement, ...document.querySelectorAll('main *:not(.visually-hidden)')]
      .filter((element) => {
        const { right } = element.getBoundingClientRect();
        const hides = getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 0;
        return right > width + 1 || (hides && element.scrollWidth > element.clientWidth);
      })
      .map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent.slice(0, 20)}`);
  });
}

/** Nothing on the page needs more room than it has: at a desk, where the order list just is a table, on a phone. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of [1280, 1080, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tooWide(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

test('names that never end stay in their place, in every script', async ({ page, shop }) => {
  const placed = [];
  for (const { name, city } of longNames) placed.push(await placeOrder(shop, name, city));
  await comeIn(page, shop, '/admin/orders');
  for (const { name } of longNames) await expect(page.getByText(name).first()).toBeVisible();
  await expectRoom(page);
  for (const { number, token } of placed) {
    await page.goto(`/admin/orders/${number}`);
    await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible();
    await expectRoom(page);
    await page.goto(`/order/${token}`);
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expectRoom(page);
  }
});

test('a day is typed into the filter without losing the focus, and only whole days are asked for', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/orders');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const day = searchParams.get('from');
    // The list is live: as it stands it may be asked for again at any time.
    if (pathname === '/api/admin/orders' && day !== null && day !== asked.at(-1)) asked.push(day);
  });
  const from = page.getByLabel('From');
  await from.focus();
  // The first of October, whichever of day and month the browser's language puts first.
  await page.keyboard.type('1/10/2026');
  await expect(page).toHaveURL('/admin/orders?from=2026-10-01');
  await expect(from).toBeFocused();
  for (const _ of '2026') await page.keyboard.press('Backspace');
  await page.keyboard.type('2025');
  await expect(page).toHaveURL('/admin/orders?from=2025-10-01');
  await expect(from).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /order/ })).toBeVisible();
  expect(asked).toEqual(['2026-10-01', '2025-10-01']);

  await test.step('a day half erased is none yet, and left so it stays what it was', async () => {
    await page.keyboard.press('Backspace');
    await page.getByRole('searchbox', { name: 'Search orders' }).focus();
    await expect(from).toHaveValue('1 Oct 2025');
    await expect(page).toHaveURL('/admin/orders?from=2025-10-01');
  });
  await test.step('clearing the filters empties the field', async () => {
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(from).toHaveValue('');
  });
});

test('who clicks on and on where the step was takes one step', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Impatient Imtiaz');
  await comeIn(page, shop, `/admin/orders/${number}`);
  const steps: unknown[] = [];
  await page.route(`**/api/admin/orders/${number}/advance`, async (route) => {
    steps.push(route.request().postDataJSON());
    const response = await route.fetch();
    // As slow as a network may be: clicks come before the answer and after it.
    await new Promise((resume) => setTimeout(resume, 300));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Confirm', exact: true }).evaluate(async (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    for (let clicks = 0; clicks < 25; clicks += 1) {
      const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button');
      there?.click();
      await new Promise((resume) => setTimeout(resume, 100));
    }
  });
  expect(steps).toEqual([{ from: 'placed', to: 'confirmed', revision: 0 }]);
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(page.getByText('The order is packed.')).toBeVisible();
  expect(steps).toEqual([
    { from: 'placed', to: 'confirmed', revision: 0 },
    { from: 'confirmed', to: 'packed', parcels: 1 },
  ]);

  // On a phone a form is as tall as the screen: what is said at its top covers no title.
  await page.setViewportSize({ width: 360, height: 560 });
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  const title = page.getByRole('dialog').getByRole('heading').first();
  const said = page.getByRole('status').filter({ hasText: 'The order is packed.' });
  const [below, above] = [await title.boundingBox(), await said.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
  // It goes after ten seconds, and nothing jumps from under a finger.
  await expect(said).toBeHidden();
  expect(await title.boundingBox()).toEqual(below);
});

test('a form that is closed keeps what was typed, and has it when it is opened again', async ({
  page,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Escaping Esther');
  await comeIn(page, shop, `/admin/orders/${number}`);
  const open = page.getByRole('button', { name: 'Record payment' });
  const dialog = page.getByRole('dialog', { name: `Record a payment for ${number}` });
  const reference = dialog.getByLabel('UTR or reference');
  const kept = dialog.getByText(/^Kept from .*: what you typed here and did not save/);

  await test.step('an untouched one has nothing to keep', async () => {
    await open.click();
    await expect(reference).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    await expect(kept).toHaveCount(0);
  });
  await test.step('a filled one keeps it by Escape, by the cross and by the button', async () => {
    await reference.fill('630120261010');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Back' }).click(),
    ]) {
      await close();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('What you typed is kept.', { exact: false }).first()).toBeVisible();
      await open.click();
      await expect(reference).toHaveValue('630120261010');
      await expect(kept).toBeVisible();
    }
  });
  await test.step('discarding empties it', async () => {
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(reference).toHaveValue('');
    await expect(kept).toHaveCount(0);
  });
  await test.step('what was recorded is not kept', async () => {
    await reference.fill('630120261011');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(page.getByText('₹3,395 is recorded.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
