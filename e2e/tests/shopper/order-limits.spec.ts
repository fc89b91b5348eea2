import { ordersOf } from '../../support/database.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

const reason =
  'Delhi does not allow crackers to be sold, delivered or burst, so we cannot send your order there.';

test('a blocked state is told on the list already, and refused politely in the review', async ({ page }) => {
  const list = new QuickOrder(page);
  await list.open();
  await page.getByLabel('Goods go to').selectOption('Delhi');
  await expect(page.getByText(reason, { exact: false })).toBeVisible();
  await list.want(enough);
  await expect(page.getByText('We cannot send to Delhi', { exact: true })).toBeVisible();

  await list.review();
  await page.getByLabel('PIN code').fill('110001');
  await expect(page.getByLabel('State').locator('option:checked')).toHaveText('Delhi (we cannot send there)');
  const review = page.getByRole('form', { name: 'Review your list' });
  await expect(review.getByText(reason, { exact: false })).toBeVisible();
  await expect(list.sendButton).toBeDisabled();
  await page.getByLabel('PIN code').fill('600028');
  await expect(list.sendButton).toBeEnabled();
});

test('below the minimum the page says what lacks, and sends nothing', async ({ page, shop }) => {
  const list = new QuickOrder(page);
  const form = page.getByRole('form', { name: 'Price list' });
  await list.open();
  await list.want([['Lakshmi Gift Box (42 items)', 4]]);
  // 3,000 − 4 × 610
  await expect(form.getByText('₹560 more to the minimum of ₹3,000 for Tamil Nadu')).toBeVisible();
  await page.getByLabel('Goods go to').selectOption('Karnataka');
  // 5,000: none of it may go there
  await expect(form.getByText('₹5,000 more to the minimum of ₹5,000 for Karnataka')).toBeVisible();
  await page.getByLabel('Goods go to').selectOption('Tamil Nadu');

  await list.review();
  await list.fillAddress({ name: 'Few Fathima' });
  await list.consent();
  // 2,440 + 3 % = 73.20 + 250 = 2,763.20, rounded down
  await expect(list.sum('Total')).toHaveText('₹2,763');
  await list.sendButton.click();
  const refusal = page.getByText('Not sent').locator('..');
  await expect(refusal).toContainText('₹560 more to the minimum of ₹3,000 for Tamil Nadu.');
  expect(await ordersOf(shop, 'Few Fathima')).toBe(0);

  await list.quantity('Lakshmi Gift Box (42 items)').fill('5');
  await expect(list.sum('Total')).toHaveText('₹3,392');
  await list.send();
  expect(await ordersOf(shop, 'Few Fathima')).toBe(1);
});

test('fields that lack something are named, the first takes the focus, and consent is demanded', async ({
  page,
  shop,
}) => {
  const list = new QuickOrder(page);
  await list.open();
  await list.want(enough);
  await list.review();
  await list.sendButton.click();
  await expect(page.getByText('Please write your name.')).toBeVisible();
  await expect(page.getByText('We may sell only to people who are 18 or older.')).toBeVisible();
  await expect(page.getByText('Please choose how you get the goods.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();

  await list.fillAddress({ name: 'Young Yamuna' });
  await list.sendButton.click();
  await expect(page.getByText('We may sell only to people who are 18 or older.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /18 or older/ })).toBeFocused();
  expect(await ordersOf(shop, 'Young Yamuna')).toBe(0);
});
