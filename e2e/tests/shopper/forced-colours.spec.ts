import type { Locator } from '@playwright/test';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

/** Whether a sign of ours before an element keeps its gradients: `none` is said where colours are not forced on it. */
const signBefore = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each, '::before').forcedColorAdjust);

test('who chose all colours of the screen sees the arrows of selects, plus and minus', async ({ page }) => {
  const list = new QuickOrder(page);
  await list.open();
  const state = page.getByLabel('Goods go to');
  await expect(state).toHaveCSS('appearance', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(state).toHaveCSS('appearance', 'auto');
  await list.want(enough);
  expect(await signBefore(list.quantity('Lakshmi Gift Box (42 items)').locator('xpath=../button[1]'))).toBe(
    'none',
  );
  await list.review();
  for (const select of await page.getByRole('main').locator('select').all())
    await expect(select).toHaveCSS('appearance', 'auto');
  expect(await signBefore(page.locator('summary').filter({ hasText: 'WhatsApp on another number' }))).toBe(
    'none',
  );
});
