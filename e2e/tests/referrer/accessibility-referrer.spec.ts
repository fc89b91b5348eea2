import { faults } from '../../support/axe.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { addReferrer, signInReferrer } from '../../support/referrer.ts';
import { expect, test } from '../../support/shop.ts';
import { englishOn } from '../../support/tamil.ts';

test('axe finds nothing serious in the referrer’s area, in light colours and in dark ones', async ({
  page,
  shop,
}) => {
  const { email, code } = await addReferrer(shop, 'Axe Referrer');
  const shopName = 'Agal Crackers';
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

  await page.getByLabel('Language of your pages').selectOption('தமிழ்');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Save the language' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'என் கணக்கு' })).toBeVisible();
  await expect(page.getByText('இந்தப் போன்', { exact: true })).toBeVisible();
  expect
    .soft(await englishOn(page, ['Axe', 'Chrome', 'Linux', shopName]), 'the account in Tamil')
    .toEqual([]);
  expect.soft(await faults(page), 'the account in Tamil').toEqual([]);
  await page.getByRole('link', { name: 'ஆர்டர்கள்', exact: true }).click();
  await expect(page.getByText('Friend of Axe, Chennai')).toBeVisible();
  const typed = ['Friend of Axe', 'Chennai', 'xxxxxx', shopName];
  expect.soft(await englishOn(page, typed), 'own orders in Tamil').toEqual([]);
  await page.getByRole('link', { name: 'சுருக்கம்', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'வணக்கம், Axe Referrer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'வரவு செலவு' })).toBeVisible();
  const own = ['Axe Referrer', code, 'WhatsApp', 'TDS', 'PAN', shopName];
  expect.soft(await englishOn(page, own), 'the dashboard in Tamil').toEqual([]);
  expect.soft(await faults(page), 'the dashboard in Tamil').toEqual([]);
  await page.context().clearCookies();
  await page.goto('/admin/referral-login/forgot-password');
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  expect.soft(await faults(page), 'a forgotten password').toEqual([]);
});
