import { faults } from '../../support/axe.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { addReferrer, signInReferrer } from '../../support/referrer.ts';
import { expect, test } from '../../support/shop.ts';

test('axe finds nothing serious in the referrer’s area, in light colours and in dark ones', async ({
  page,
  shop,
}) => {
  const { email, code } = await addReferrer(shop, 'Axe Referrer');
  const list = new QuickOrder(page);
  await list.open(`/quick-order/${code}`);
  await list.prepare(enough, { name: 'Friend of Axe' });
  await list.send();

  await page.goto('/admin/referrer');
  await signInReferrer(page, shop, email);
  await page.getByRole('button', { name: 'Picture for your status' }).click();
  await expect(page.getByRole('img', { name: /^A picture with the name Axe Referrer/ })).toBeVisible();
  expect.soft(await faults(page), 'the dashboard').toEqual([]);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText('Friend of Axe, Chennai')).toBeVisible();
  expect.soft(await faults(page), 'own orders').toEqual([]);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText('this device')).toBeVisible();
  expect.soft(await faults(page), 'the account').toEqual([]);
  await page.context().clearCookies();
  await page.goto('/admin/referral-login/forgot-password');
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  expect.soft(await faults(page), 'a forgotten password').toEqual([]);
});
