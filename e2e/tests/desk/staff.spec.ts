import { randomUUID } from 'node:crypto';

import { addStaff, ownerOf } from '../../support/database.ts';
import { placeOrder } from '../../support/order-api.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn, signIn, wholeMenu } from '../../support/staff.ts';

test('a wrong password is told in one sentence, the same as for an unknown e-mail', async ({
  page,
  shop,
}) => {
  await page.goto('/admin');
  for (const email of [ownerOf(shop).email, 'nobody@shop.example']) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('The login or the password is wrong.')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.reload();
  }
  await expect(page).toHaveURL('/admin');
});

test('the guard sends a visitor to the door, and from there on to where they were headed', async ({
  page,
  shop,
}) => {
  await page.goto('/admin/orders?state=placed');
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Forders%3Fstate%3Dplaced');
  await signIn(page, ownerOf(shop));
  await expect(page).toHaveURL('/admin/orders?state=placed');
  await expect(page.getByLabel('State')).toHaveValue('placed');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

test('the referrer’s area has a sign-in page of its own, and staff are nobody there', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/dashboard');
  await page.goto('/admin/referrer');
  await expect(page).toHaveURL(/^[^?]*\/admin\/referral-login\?next=/);
  await expect(page.getByRole('heading', { name: 'Referrer sign-in' })).toBeVisible();
});

test('a role without a right does not see the button, is told so, and the API refuses as well', async ({
  page,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Watched Wahida');
  await comeIn(page, shop, '/admin/dashboard', await addStaff(shop, 'content'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const menu = await wholeMenu(page);
  await expect(menu.getByRole('link', { name: 'Cities' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  for (const path of ['/admin/orders', `/admin/orders/${number}`, '/admin/settings']) {
    await page.goto(path);
    await expect(page.getByText(/Your role does not (open this page|allow this)/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  }
  const answer = await page.request.post(`/api/admin/orders/${number}/advance`, {
    headers: { origin: shop.url, 'idempotency-key': randomUUID() },
    data: { from: 'placed', to: 'confirmed' },
  });
  expect(answer.status()).toBe(403);
  expect(((await answer.json()) as { code: string }).code).toBe('permission-missing');
});

test('the order desk may take money and not pay it back', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Generous Gowri');
  await comeIn(page, shop, `/admin/orders/${number}`, await addStaff(shop, 'orders'));
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: `Record a payment for ${number}` });
  await dialog.getByLabel('Mode').selectOption('Cash');
  await dialog.getByLabel('Amount in rupees').fill('100');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('₹100 is recorded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
  await page.getByRole('button', { name: 'More to do with the money' }).click();
  await expect(page.getByRole('button', { name: 'Use a passbook' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record refund' })).toHaveCount(0);
});

test('of two who move the same order, the slower is told and changes nothing', async ({
  page,
  context,
  shop,
}) => {
  const { number } = await placeOrder(shop, 'Wanted Waseem');
  await comeIn(page, shop, `/admin/orders/${number}`);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  const slower = await context.newPage();
  await slower.goto(`/admin/orders/${number}`);
  const confirmToo = slower.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirmToo).toBeVisible();
  // What the slower one sees stays as it is, as with two people at two desks.
  await slower.route(`**/api/admin/orders/${number}`, (route) => route.abort());

  await confirm.click();
  await expect(page.getByText('The order is confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Pack', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(page.getByText('The order is packed.')).toBeVisible();

  await confirmToo.click();
  await expect(
    slower.getByText('Somebody was faster: the order is packed now.', { exact: false }),
  ).toBeVisible();
  await slower.unrouteAll();
  await slower.reload();
  await expect(slower.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toHaveText(
    'Packed',
  );
  await expect(
    slower.getByRole('list', { name: 'History' }).getByText('Confirmed', { exact: true }),
  ).toHaveCount(1);
});

test('a click on an order while the search still waits opens the order', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Hasty Hema');
  await page.clock.install();
  let letPageCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letPageCome = resolve));
  await page.route(/orders_-number\..*\.js/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await comeIn(page, shop, '/admin/orders');
  const row = page.getByRole('link', { name: number });
  await expect(row).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(number);
  await row.click();
  // The search follows when typing has rested a quarter of a second.
  await page.clock.fastForward(1_000);
  letPageCome();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page).toHaveURL(`/admin/orders/${number}`);
});

test('a hold stops every step until it is lifted, and the customer sees that it waits', async ({
  page,
  context,
  shop,
}) => {
  const { number, token } = await placeOrder(shop, 'Patient Padma');
  await comeIn(page, shop, `/admin/orders/${number}`);
  await page.getByRole('button', { name: 'More to do with the order' }).click();
  await page.getByRole('button', { name: 'Put on hold' }).click();
  const dialog = page.getByRole('dialog', { name: `Put ${number} on hold` });
  await dialog.getByLabel('Reason').fill('The phone does not answer');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('The order is on hold.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);

  const customer = await context.newPage();
  await customer.goto(`/order/${token}`);
  await expect(customer.getByText('This order is on hold')).toBeVisible();
  await expect(customer.getByText('The phone does not answer')).toHaveCount(0);

  await page.getByRole('button', { name: 'Lift hold' }).click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
});

test('a lost answer is asked for again by itself, and the step is done once', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Tunnel Thangam');
  await comeIn(page, shop, `/admin/orders/${number}`);
  let lost = 0;
  await page.route(`**/api/admin/orders/${number}/notes`, async (route) => {
    await route.fetch();
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await page.getByLabel('Note for the staff').fill('Once is enough');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('it was done once', { exact: false })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'History' }).getByText('Once is enough', { exact: true }),
  ).toHaveCount(1);
});
