import { QuickOrder } from '../../support/quick-order.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/shop.ts';

restoreSettings();

test('a shop that takes no orders asks for no minimum and sends nothing', async ({ page, shop }) => {
  await changeSettings(shop, 'sale', { mode: 'catalogue' });
  const list = new QuickOrder(page);
  // The frontend hears of it a moment later.
  await expect(async () => {
    await list.open();
    await expect(page.getByText(/minimum/i)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  // What only an order needs is not offered.
  await expect(page.getByText('Ready lists', { exact: true })).toHaveCount(0);
  // Two at ₹610: below the ₹3,000 of Tamil Nadu.
  await list.want([['Lakshmi Gift Box (42 items)', 2]]);
  await list.review();
  await expect(page.getByText('At the moment the shop shows prices only and takes no orders.')).toBeVisible();
  // There are no fields to fill in: on a phone, too, what can be printed and shared stands open.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this list' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '₹1,257' })).toBeVisible();
  // Nobody can choose a place here.
  await expect(list.sum('Freight')).toHaveText('not in this total');
  await expect(page.getByText(/minimum/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /send/i })).toHaveCount(0);
});
