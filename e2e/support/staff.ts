import { expect, type Page } from '@playwright/test';

/** Signs in at the door; afterwards the page is where staff were headed. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (!new URL(page.url(), 'http://shop').pathname.startsWith('/admin')) await page.goto('/admin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page
      .getByRole('navigation', { name: 'Admin' })
      .or(page.getByRole('button', { name: 'Open the menu' }))
      .first(),
  ).toBeVisible();
}
