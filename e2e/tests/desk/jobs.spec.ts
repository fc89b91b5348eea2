import { query } from '../../support/database.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

test('what failed in the background is given up after the dialog has said what that means', async ({
  page,
  shop,
}) => {
  await query(shop, "INSERT INTO pgboss.job (name, state) VALUES ('mail', 'failed')");
  await comeIn(page, shop, '/admin/jobs');
  await page.getByRole('checkbox', { name: 'mail' }).check();
  const giveUp = page.getByRole('button', { name: 'Give up (1)' });
  await giveUp.click();
  const dialog = page.getByRole('dialog', { name: 'Give it up?' });
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'mail' })).toBeChecked();
  await giveUp.click();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('It is given up; nothing comes of it.')).toBeVisible();
  await expect(page.getByText('Nothing failed')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
