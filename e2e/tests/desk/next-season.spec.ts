import { ownerOf, query } from '../../support/database.ts';
import { placeOrder } from '../../support/order-api.ts';
import { expect, testAlone as test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

test('an owner ends the season and begins the next, after seeing what that does', async ({ page, shop }) => {
  const [season] = await query<{ value: { name: string; year: number } }>(
    shop,
    "SELECT value FROM setting WHERE section = 'season'",
  );
  const { name = '', year = 0 } = season?.value ?? {};
  const next = name.replace(String(year), String(year + 1));
  await placeOrder(shop, 'Late Lakshmi');
  await comeIn(page, shop, '/admin/settings/next');
  await page.getByLabel('Message on the closed page').fill('The lamp is filled again in August');
  const look = page.getByRole('button', { name: 'See what it does' });
  await look.click();
  await expect(page.getByText('The shop is open. Close it first')).toBeVisible();

  await page.goto('/admin/settings/door');
  await page.getByRole('button', { name: 'Close the shop …' }).click();
  await page.getByRole('button', { name: 'Close the shop now' }).click();
  await expect(page.getByText('The shop is closed by its switch')).toBeVisible();

  await page.goto('/admin/settings/next');
  await expect(page.getByLabel('Message on the closed page')).toHaveValue(
    'The lamp is filled again in August',
  );
  await page.getByRole('radio', { name: 'Leave them as they are' }).check();
  await look.click();
  const dialog = page.getByRole('dialog', { name: `Begin ${next}?` });
  await expect(dialog.getByText(/^Its first order is DS\d\d-00001\.$/)).toBeVisible();
  await expect(dialog.getByText('The rates of 136 products are kept', { exact: false })).toBeVisible();
  await expect(dialog.getByText('These schemes stay: Deepam 500, Mathappu 1000.')).toBeVisible();
  await expect(dialog.getByText('1 order is still on its way.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await query(shop, "SELECT FROM audit_entry WHERE action = 'season.rolled-over'")).toEqual([]);

  // A computer that was left alone: the password is asked for again.
  await query(shop, "UPDATE session SET proven_at = now() - interval '11 minutes'");
  await look.click();
  await dialog.getByRole('button', { name: 'Begin the season' }).click();
  const again = page.getByRole('dialog', { name: 'Your password, please' });
  await again.getByLabel('Password').fill(ownerOf(shop).password);
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${next} has begun.`, { exact: false })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(next);
  const [left] = await query<{ stock: number; schemes: number }>(
    shop,
    `SELECT (SELECT sum(stock)::int FROM product) AS stock,
       (SELECT count(*)::int FROM scheme WHERE state = 'open') AS schemes`,
  );
  expect(left).toEqual({ stock: 0, schemes: 2 });
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed/')));
  await expect.poll(kept).toEqual([]);
});
