import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { placeOrder } from '../../../support/order-api.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

test('an order is edited by keyboard, and its customer sees what changed', async ({ page, shop }) => {
  const { number, token } = await placeOrder(shop, 'Edited Customer');
  await comeIn(page, shop, `/admin/orders/${number}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Add an item').fill('sp09');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  // The new line has the focus, its number marked.
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Add an item')).toBeFocused();
  await page.getByLabel(/^Quantity of Lakshmi Gift Box/).fill('6');
  // Six boxes at ₹610, ten at ₹13 and four at ₹35 are ₹3,930; packing 3 % = ₹117.90; freight ₹120; ₹4,168.
  await expect(page.getByText('Total ₹4,168, in place of ₹3,395')).toBeVisible();
  await expect(page.getByText('Still to be paid: ₹4,168')).toBeVisible();
  await page.getByLabel('Address').fill('14 North Masi Street');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${number}: saved.`)).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('6 in place of 5');

  await page.goto(`/order/${token}`);
  await page.getByRole('link', { name: 'See what changed' }).click();
  const history = page.getByRole('region', { name: 'What happened so far' });
  await expect(history).toContainText('(SP-09): 4 added');
  await expect(history).toContainText('14 North Masi Street');
  await expect(history).toContainText('Total: ₹4,168 in place of ₹3,395');
});

test('whoever asks for goods before the list is here may type on meanwhile', async ({ page, shop }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**${readPriceList.path}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await comeIn(page, shop, '/admin/orders/new');
  const finder = page.getByLabel('Add an item');
  await finder.fill('gb-04');
  await finder.press('Enter');
  const name = page.getByLabel('Name', { exact: true });
  await name.pressSequentially('Forget');
  held.resolve();
  await expect(page.getByLabel(/^Quantity of Lakshmi Gift Box/)).toHaveValue('1');
  await page.keyboard.type('ful');
  await expect(name).toHaveValue('Forgetful');
});

test('a shortage is asked about, and the customer says yes on a page without scripts', async ({
  page,
  browser,
  shop,
}) => {
  const { number, token } = await placeOrder(shop, 'Short Customer');
  await comeIn(page, shop, `/admin/orders/${number}`);
  await page.getByRole('button', { name: 'More to do with the order' }).click();
  await page.getByRole('button', { name: 'Propose other quantities' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Quantity of Lakshmi Gift Box/).fill('3');
  // Three boxes at ₹610 and ten at ₹13 are ₹1,960; packing 3 % = ₹58.80; freight ₹120; ₹2,138.80 rounds up.
  await expect(dialog.getByText('Total ₹2,139, in place of ₹3,395')).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose it' }).click();
  await expect(page.getByText('the customer has not answered yet', { exact: false })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const own = await plain.newPage();
  await own.goto(`/order/${token}`);
  const question = own.getByRole('form', { name: 'Not all of your order is there. May we change it?' });
  await expect(own.getByText('Only 3 of 5 boxes of Lakshmi Gift Box', { exact: false })).toBeVisible();
  await expect(
    own.getByText('The new total is ₹2,139 instead of ₹3,395. You pay ₹1,256 less.'),
  ).toBeVisible();
  // One figure: it stands in the question, and what is to be paid follows from the answer.
  const payment = own.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Please answer our question first');
  await expect(payment).not.toContainText('₹');
  await question.getByRole('button', { name: 'Yes, change it so' }).click();
  await expect(question).toHaveCount(0);
  await expect(payment).toContainText('₹2,139');
  await expect(own.getByRole('region', { name: 'What happened so far' })).toContainText('3 in place of 5');
  await plain.close();

  // The desk sees it without looking again.
  await expect(page.getByText('the customer has not answered yet', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    'The customer agreed to the change',
  );
});
