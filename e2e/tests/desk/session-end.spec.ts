import { addStaff, ownerOf, query } from '../../support/database.ts';
import { placeOrder } from '../../support/order-api.ts';
import { addReferrer, signInReferrer } from '../../support/referrer.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn, signIn } from '../../support/staff.ts';

restoreSettings();

test('two calls of a session that ended open one dialog, and somebody else gets a page of their own', async ({
  page,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Twofold Tamilarasi');
  const [other] = await query<{ email: string }>(
    shop,
    `INSERT INTO staff (id, email, name, role, password_hash, created_at)
     SELECT gen_random_uuid(), 'second@shop.example', 'Second Selvi', 'owner', password_hash, now()
     FROM staff WHERE role = 'owner' ORDER BY created_at LIMIT 1 RETURNING email`,
  );
  await comeIn(page, shop, `/admin/orders/${number}`);
  await page.getByLabel('Note for the staff').fill('Mine alone');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.keyboard.press('Tab');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toHaveCount(1);
  await again.getByLabel('E-mail').fill(other?.email ?? '');
  await again.getByLabel('Password').fill(ownerOf(shop).password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  const now = page.getByRole('dialog', { name: 'You are Second Selvi now' });
  await expect(now.getByText('kept on this computer', { exact: false })).toBeVisible();
  page.on('dialog', (leave) => void leave.accept());
  await now.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('Second Selvi')).toBeVisible();
  await expect(page.getByLabel('Note for the staff')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
});

test('a colleague who signs in beside, in the same browser, ends the page of before: nothing is done in their name', async ({
  page,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Shared Shanthi');
  const colleague = await addStaff(shop, 'orders');
  await comeIn(page, shop, `/admin/orders/${number}`);
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  const beside = await page.context().newPage();
  await beside.goto('/admin/account');
  await expect(beside.getByText('this device')).toBeVisible();
  await beside.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await signIn(beside, colleague);

  const now = page.getByRole('dialog', { name: 'You are The orders desk now' });
  await now.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('The orders desk')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
});

test('a referrer signs in again over their own page, and finishes what they began', async ({
  page,
  shop,
}) => {
  const { email } = await addReferrer(shop, 'Ended Eswari');
  await page.goto('/admin/referrer/account');
  await signInReferrer(page, shop, email);
  await page.getByLabel('New password').fill('a basket of sparklers');
  // All that the page reads by itself is here: the button is what meets the end of the session.
  await expect(page.getByText('this device')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Change the password' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(ownerOf(shop).password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('bank details ask for the password once it was not typed for a while, and go on from there', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/settings/payment');
  const bank = page.getByLabel('Bank', { exact: true });
  await bank.fill('Canara Bank, Sivakasi');
  await query(shop, 'UPDATE session SET proven_at = NULL');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const ask = page.getByRole('dialog', { name: 'Your password, please' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('This needs your password.', { exact: false })).toBeVisible();
  await expect(bank).toHaveValue('Canara Bank, Sivakasi');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await ask.getByLabel('Password').fill('not it');
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(ask.getByText('The password is wrong.', { exact: true })).toBeVisible();
  await ask.getByLabel('Password').fill(ownerOf(shop).password);
  await ask.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Payment details: saved.')).toBeVisible();

  await test.step('so does a list that is taken out as a file; the owners are told of both', async () => {
    await page.goto('/admin/orders?state=confirmed');
    await query(shop, 'UPDATE session SET proven_at = NULL');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'As CSV' }).click();
    await ask.getByLabel('Password').fill(ownerOf(shop).password);
    const coming = page.waitForEvent('download');
    await ask.getByRole('button', { name: 'Confirm' }).click();
    expect((await coming).suggestedFilename()).toBe('orders.csv');
    await expect(page).toHaveURL('/admin/orders?state=confirmed');
    await page.goto('/admin/dashboard');
    await expect(page.getByText('Taken out as a file: orders').first()).toBeVisible();
    await expect(page.getByText('The bank and UPI details were changed').first()).toBeVisible();
  });
});
