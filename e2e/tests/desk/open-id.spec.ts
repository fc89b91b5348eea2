import { ownerOf, query } from '../../support/database.ts';
import { expect, testWithProvider } from '../../support/shop.ts';

testWithProvider(
  'an owner signs in at the provider; somebody whom only the provider knows is told kindly',
  async ({ page, shop }) => {
    const prove = async (email: string) => {
      await page.getByRole('link', { name: 'Sign in with Office' }).click();
      await page.locator('input[name="login"]').fill(email);
      await page.locator('input[name="password"]').fill('any');
      await page.locator('button[type="submit"]').click();
      await page.locator('button[type="submit"]').click();
    };
    await page.goto('/admin/orders');
    await prove('stranger@elsewhere.test');
    await expect(page.getByText(/^This account opens nothing here/)).toBeVisible();
    await page.context().clearCookies({ domain: '127.0.0.1' });
    await prove(ownerOf(shop).email);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/admin/orders');
  },
);

testWithProvider(
  'who has no password here confirms a step at the provider, and the page goes on as it was',
  async ({ page, shop, context }) => {
    const { email } = ownerOf(shop);
    const proveOn = async (tab: typeof page) => {
      await tab.locator('input[name="login"]').fill(email);
      await tab.locator('input[name="password"]').fill('any');
      await tab.locator('button[type="submit"]').click();
    };
    await query(shop, 'UPDATE staff SET password_hash = NULL');
    await page.goto('/admin/settings/payment');
    await page.getByRole('link', { name: 'Sign in with Office' }).click();
    await proveOn(page);
    await page.locator('button[type="submit"]').click();
    const bank = page.getByLabel('Bank', { exact: true });
    await expect(bank).toBeVisible();
    await query(shop, "UPDATE session SET proven_at = now() - interval '11 minutes'");

    await bank.fill('Lamp Bank, Sivakasi');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your password, please' });
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Confirm at Office' }).click();
    const tab = await opened;
    await proveOn(tab);
    await expect(page.getByText('Payment details: saved.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(bank).toHaveValue('Lamp Bank, Sivakasi');

    // Whose session has ended comes in again the same way.
    await bank.fill('Wick Bank, Sivakasi');
    await query(shop, 'DELETE FROM session');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    const popup = context.waitForEvent('page');
    await again.getByRole('link', { name: 'Sign in with Office' }).click();
    await proveOn(await popup);
    await expect(again).toHaveCount(0);
    await expect(page.getByText('Everything is saved.')).toBeVisible();
    await expect(bank).toHaveValue('Wick Bank, Sivakasi');
  },
);
