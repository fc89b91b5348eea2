import { ordersOf } from '../../../support/database.ts';
import { enough, QuickOrder } from '../../../support/quick-order.ts';
import { changeSettings, liftOrderLimits } from '../../../support/settings.ts';
import { expect, test } from '../../../support/shop.ts';

test.afterEach(({ shop }) => liftOrderLimits(shop));

/** Phone of the demonstration shop. */
const call = 'Please call us on 98421 00123.';

test('a device that sent its orders of the hour is told when, or whom to call, and keeps its list', async ({
  page,
  shop,
}) => {
  await changeSettings(shop, 'limits', { ordersPerDevice: 1 });
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare(enough, { name: 'Twice Thangam', phone: '9876500001' });
  await list.send();

  await list.open();
  await list.prepare(enough, { name: 'Twice Thangam', phone: '9876500002' });
  await list.sendButton.click();
  const refusal = page.getByText('Not sent').locator('..');
  await expect(refusal).toContainText('Please send yours in 60 minutes.');
  await expect(refusal).toContainText(call);
  await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
  expect(await ordersOf(shop, 'Twice Thangam')).toBe(1);

  await changeSettings(shop, 'limits', { ordersPerDevice: 2 });
  await list.send();
  expect(await ordersOf(shop, 'Twice Thangam')).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a number whose orders wait for a call may order on, and is told that nothing is set aside', async ({
    page,
    shop,
  }) => {
    await changeSettings(shop, 'limits', { openOrdersPerPhone: 1 });
    const list = new QuickOrder(page);
    for (const turn of [1, 2]) {
      await page.goto('/quick-order');
      await list.want(enough);
      await list.review();
      const shopper = { name: 'Plain Parvathi', phone: '9876500003' };
      await list.fillAddress(shopper);
      await page.getByLabel('City or town').fill('Chennai');
      await page.getByRole('button', { name: 'Update the bill' }).click();
      await list.consent();
      await list.send();
      const notice = page.getByText('The goods are not set aside yet.');
      await expect(notice).toHaveCount(turn === 1 ? 0 : 1);
    }
    expect(await ordersOf(shop, 'Plain Parvathi')).toBe(2);
  });
});
