import { ownerOf } from '../support/database.ts';
import { expect, testWithProvider } from '../support/shop.ts';

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
    await expect(page.getByText(/belongs to nobody who works here/)).toBeVisible();
    await page.context().clearCookies({ domain: '127.0.0.1' });
    await prove(ownerOf(shop).email);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page).toHaveURL('/admin/orders');
  },
);
