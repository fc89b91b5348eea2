import { randomUUID } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import { expect, test } from '../../support/shop.ts';
import { addStaff, query } from '../../support/database.ts';
import { comeIn, signIn, wholeMenu } from '../../support/staff.ts';

test('a colleague is invited with a lesser role, chooses a password, and sees and may do exactly that', async ({
  page,
  shop,
  browser,
}) => {
  const email = `kavitha-${randomUUID()}@shop.example`;
  await comeIn(page, shop, '/admin/users');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kavitha');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('radio', { name: 'Content' }).check();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'The invitation' }).inputValue();
  expect(link).toContain('/admin/invitation/');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(email)).toBeVisible();

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: 'Welcome to the shop' })).toBeVisible();
  await colleague.getByLabel('Your name').fill('Kavitha M');
  await colleague.getByLabel('Password').fill('too short');
  await colleague.getByRole('button', { name: 'Save the password' }).click();
  await expect(colleague.getByText('Please take 12 characters or more.')).toBeVisible();
  await colleague.getByLabel('Password').fill('a basket of flower pots');
  await colleague.getByRole('button', { name: 'Save the password' }).click();
  await expect(colleague.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

  await colleague.getByRole('link', { name: 'Sign in' }).click();
  await signIn(colleague, { email, password: 'a basket of flower pots' });
  const menu = await wholeMenu(colleague);
  await expect(menu.getByRole('link', { name: 'Messages' })).toBeVisible();
  for (const name of ['Orders', 'Prices', 'Users', 'Settings', 'Audit log']) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await colleague.goto('/admin/users');
  await expect(colleague.getByText('Your role does not open this page')).toBeVisible();
  const answer = await colleague.request.get('/api/admin/orders');
  expect(answer.status()).toBe(403);

  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: 'This link does not count any more' })).toBeVisible();
  await context.close();
});

test('a role is changed after the dialog has said what that does', async ({ page, shop }) => {
  const { email } = await addStaff(shop, 'orders');
  await comeIn(page, shop, `/admin/users?search=${email}`);
  await page.getByRole('link', { name: 'The orders desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The orders desk' })).toBeVisible();
  await page.getByLabel('Role').selectOption('Content');
  await page.getByRole('button', { name: 'Change the role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make The orders desk “Content”?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'What they may do then: Posts, pictures and messages.',
    'It holds at once, on every page they have open.',
    'Every owner of the shop is told.',
  ]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(`${email} · Order desk`)).toBeVisible();
  await page.getByRole('button', { name: 'Change the role' }).click();
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByText('The role is changed.')).toBeVisible();
  await expect(page.getByText(`${email} · Content`)).toBeVisible();
});

test('somebody signs out another device of theirs', async ({ page, shop, browser }) => {
  const context = await browser.newContext({ userAgent: 'An old telephone' });
  const telephone = await context.newPage();
  await comeIn(telephone, shop, '/admin/dashboard');
  await comeIn(page, shop, '/admin/account');
  const device = page.getByRole('listitem').filter({ hasText: 'An old telephone' });
  await device.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(device).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus'), 'the focus is not lost with the row').toBeVisible();
  await telephone.goto('/admin/orders');
  await expect(telephone).toHaveURL(/\/admin\?/);
  await context.close();
});

test('somebody turns on a second factor and comes in by a code, and by one from paper when the telephone is lost', async ({
  page,
  shop,
  browser,
}) => {
  const person = await addStaff(shop, 'content');
  await comeIn(page, shop, '/admin/account', person);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const key = await page.getByText('Or type this key there:').locator('code').innerText();
  await expect(page.getByRole('img', { name: /A QR code/ })).toBeVisible();
  await page.getByLabel('Code from the phone').fill('000000');
  await page.getByRole('button', { name: 'Turn it on with this code' }).click();
  await expect(page.getByText(/This code does not count/)).toBeVisible();
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('Code from the phone').fill(totp.generate());
  await page.getByRole('button', { name: 'Turn it on with this code' }).click();
  await expect(page.getByText('On. 10 of your recovery codes are left.')).toBeVisible();
  const recovery = await page.getByRole('listitem').locator('code').first().innerText();

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/admin');
  await elsewhere.getByLabel('E-mail').fill(person.email);
  await elsewhere.getByLabel('Password').fill(person.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByLabel('Code', { exact: true })).toBeFocused();
  await elsewhere.getByLabel('Code', { exact: true }).fill(recovery);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await elsewhere.goto('/admin/account');
  await expect(elsewhere.getByText('On. 9 of your recovery codes are left.')).toBeVisible();
  await context.close();
});

test('an open account follows what a colleague changes of it, and a dialog opens without a network', async ({
  page,
  shop,
}) => {
  const { email } = await addStaff(shop, 'orders');
  const dialogs = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('.js') && (await answer.text().catch(() => '')).includes('closeButtonProps'),
  );
  await comeIn(page, shop, `/admin/users?search=${email}`);
  await (await dialogs).finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);

  await page.getByRole('link', { name: 'The orders desk' }).click();
  await expect(page.getByText(`${email} · Order desk`)).toBeVisible();
  await query(shop, "UPDATE staff SET role = 'content' WHERE email = $1", [email]);
  await expect(page.getByText(`${email} · Content`)).toBeVisible();
});
