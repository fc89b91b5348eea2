import { ordersOf } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { QuickOrder, type Wanted } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

const rule = 'Only green crackers may go to Karnataka';
const refused = 'Lakshmi Gift Box (42 items)';
/** ₹35 each, green: 200 are ₹7,000, above the ₹5,000 of Karnataka. */
const green: Wanted = [['15 cm Electric Sparklers, 10 pcs', 200]];

test('who comes from the page of Bengaluru sends nothing that it forbids', async ({ page, shop }) => {
  const list = new QuickOrder(page);
  await list.open();
  await list.want([...green, [refused, 5]]);
  await page.goto('/city/bengaluru');
  await hydrated(page);
  await expect(page.getByText(rule)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Order from the price list' }).click();
  await expect(page.getByLabel('Goods go to').locator('option:checked')).toHaveText('Karnataka');
  await expect(page.getByText(rule).first()).toContainText('Permitted hours:');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters · 1' }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Green crackers/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(list.quantity(refused)).toBeHidden();
  await expect(list.quantity('15 cm Electric Sparklers, 10 pcs')).toBeVisible();
  const named = page.getByText('This item of your list may not go to Karnataka:').locator('..');
  await expect(named).toContainText(refused);
  await expect(page.getByRole('group', { name: 'Your list in figures' })).toContainText(
    '1 item may not go to Karnataka',
  );
  const toggleGreen = async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await sheet.getByRole('checkbox', { name: /^Green crackers/ }).click();
    await sheet.getByRole('button', { name: /^Show \d+ items$/ }).click();
    await expect(sheet).toBeHidden();
  };
  await toggleGreen();
  await expect(page.locator('[data-code="GB-04"]')).toContainText('Not for your state');

  await test.step('on a phone the sheet of the filters narrows it again, and lets go', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    await toggleGreen();
    await expect(list.quantity(refused)).toBeHidden();
    await toggleGreen();
    await expect(list.quantity(refused)).toBeVisible();
    if (size) await page.setViewportSize(size);
  });

  await test.step('the review refuses to send it, and removes it when asked', async () => {
    await list.review();
    await list.fillKarnataka({ name: 'Green Girija' });
    await list.consent();
    await list.sendButton.click();
    await expect(page.getByText('Some items may not go to Karnataka.', { exact: false })).toBeVisible();
    expect(await ordersOf(shop, 'Green Girija')).toBe(0);
    await page.getByRole('button', { name: 'Remove it from my list' }).click();
    await expect(page.getByText('Some items may not go to Karnataka.', { exact: false })).toBeHidden();
    await expect(page.getByText('Working out the total …')).toBeHidden();
    // 7,000 + 4 % = 280
    await expect(list.sum('Total')).toHaveText('₹7,280');
    await list.send();
    await expect(page.getByText(rule)).toBeVisible();
  });
});

const elsewhere =
  'PIN code 560001 is in Karnataka, not in Tamil Nadu: please choose the state of the address.';

test('a door in Bengaluru is none of Tamil Nadu: the field says so before anything is sent', async ({
  page,
}) => {
  const list = new QuickOrder(page);
  await list.open();
  await list.want([[refused, 5]]);
  await list.review();
  await list.fillKarnataka({ name: 'Door Devi' });
  await page.getByLabel('State').selectOption('Tamil Nadu');
  await page.getByRole('radio', { name: /To your door/ }).check();
  await expect(page.getByText(elsewhere)).toBeVisible();
  await page.getByLabel('State').selectOption('Karnataka');
  await expect(page.getByText(elsewhere)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a door in Bengaluru is refused though Tamil Nadu was preselected, and nothing typed is lost', async ({
    page,
    shop,
  }) => {
    const list = new QuickOrder(page);
    await page.goto('/quick-order');
    await list.want([[refused, 5]]);
    await list.review();
    await expect(page.getByText('Fills town and state', { exact: false })).toBeHidden();
    await expect(page.getByLabel('State').locator('option:checked')).toHaveText('Tamil Nadu');
    await list.fillKarnataka({ name: 'Door Devi' });
    await page.getByLabel('City or town').fill('Bengaluru');
    await page.getByRole('radio', { name: /To your door/ }).check();
    await page.getByRole('button', { name: 'Update the bill' }).click();
    // A pickup asks for no street, a door does.
    await page.getByLabel('Door number and street').fill('7 Church Street');
    await page.getByLabel('District').fill('Bengaluru Urban');
    await list.consent();
    await list.sendButton.click();
    await expect(page.getByText(elsewhere)).toBeVisible();
    await expect(page.getByLabel('PIN code')).toHaveValue('560001');
    await expect(page.getByLabel('Door number and street')).toHaveValue('7 Church Street');
    await expect(page.getByRole('radio', { name: /To your door/ })).toBeChecked();
    await expect(list.quantity(refused)).toHaveValue('5');
    expect(await ordersOf(shop, 'Door Devi')).toBe(0);
  });

  test('the review names what may not go there, keeps it until told, and sends the rest', async ({
    page,
    shop,
  }) => {
    const list = new QuickOrder(page);
    await page.goto('/quick-order');
    await list.want([...green, [refused, 5]]);
    await list.review();
    await list.fillKarnataka({ name: 'Plain Girija' });
    await page.getByLabel('City or town').fill('Bengaluru');
    await page.getByLabel('State').selectOption('Karnataka');
    await list.consent();
    await list.sendButton.click();
    await expect(page.getByText(`${rule}. Please remove ${refused}.`)).toBeVisible();
    await expect(list.quantity(refused)).toHaveValue('5');
    await page.getByRole('button', { name: 'Remove it from my list' }).click();
    await expect(list.quantity(refused)).toHaveCount(0);
    await expect(list.sum('Total')).toHaveText('₹7,280');
    await list.consent();
    await list.send();
    expect(await ordersOf(shop, 'Plain Girija')).toBe(1);
  });
});
