import { query } from '../../support/database.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn, wholeMenu } from '../../support/staff.ts';

test('a colleague writes to the phones of those who asked, and deletes who wants to be forgotten', async ({
  page,
  shop,
}) => {
  await query(
    shop,
    `INSERT INTO reminder (id, at, channel, contact)
     VALUES (gen_random_uuid(), now(), 'phone', '9876500011'), (gen_random_uuid(), now() - interval '1 hour', 'email', 'meena@reminder.test'),
       (gen_random_uuid(), now() - interval '2 hours', 'email', 'next@reminder.test')`,
  );
  await comeIn(page, shop, '/admin/dashboard');
  await (await wholeMenu(page)).getByRole('link', { name: 'Reminders' }).click();
  const whatsApp = page.getByRole('link', { name: 'WhatsApp: 98765 00011' });
  const text = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(text.pathname).toBe('/919876500011');
  expect(text.searchParams.get('text')).toContain(`${shop.url}/quick-order`);

  await page.getByRole('button', { name: 'Mark as told: 98765 00011' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Still to be told.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as told: 98765 00011' }).click();
  await expect(page.getByText('Marked as told.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete: meena@reminder.test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete meena@reminder.test?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.getByText('meena@reminder.test')).toHaveCount(0);
  // Whoever goes on with the keyboard stands in the row that took its place.
  await expect(page.getByRole('button', { name: 'Delete: next@reminder.test' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of an e-mail shows a button, and says so when it does not count any more', async ({
    page,
    shop,
  }) => {
    await page.goto('/diwali-sale-closed?forget=no-link-of-ours');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Take my address off the list' }).click();
    // All that a browser without Sec-Fetch-Site says of whence a form comes; the link's secret stands in no header.
    const { origin, referer } = await (await posted).allHeaders();
    expect([origin, referer]).toEqual([shop.url, `${shop.url}/`]);
    await expect(page.getByText('This link does not count any more.')).toBeVisible();
  });
});
