import { addStaff } from '../../support/database.ts';
import { placeOrder } from '../../support/order-api.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

test('by keys alone: an order is found by its phone, a page by its letters', async ({ page, shop }) => {
  await placeOrder(shop, 'Other Oviya');
  const { number } = await placeOrder(shop, 'Wanted Wasim');
  await placeOrder(shop, 'Later Latha');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/palette|spotlight/.test(request.url())) scripts.push(request.url());
  });
  await comeIn(page, shop, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(scripts).toEqual([]);

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k');
    const input = page.getByRole('dialog').getByLabel('Find');
    await expect(input).toBeFocused();
    await page.keyboard.type('98765 43210 wanted');
    await expect(page.getByRole('dialog').getByText(`${number} Wanted Wasim`)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/orders/${number}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible();
  });
  await test.step('finds what there is to do, as often as it is wanted', async () => {
    for (const from of ['another page', 'its own page']) {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByLabel('Find')).toBeFocused();
      await page.keyboard.type('add a post');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Add a post' });
      await expect(dialog.getByLabel('Title'), from).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    const opener = page.getByRole('button', { name: 'Add a post' });
    await opener.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.goto(`/admin/orders/${number}`);
  });
  await test.step('each step of an order by its key, and what is done by a slip is taken back by one', async () => {
    await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const row of ['S Confirm', 'P Record payment', 'X Cancel order', 'H Put on hold', 'J Next order']) {
      await expect(help.getByRole('row', { name: row, exact: true })).toBeVisible();
    }
    await expect(help.getByRole('row', { name: 'L Correct the lorry' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('s');
    await expect(page.getByText('The order is confirmed.')).toBeVisible();
    // The same key again is a slip of the hand: it takes no second step.
    await page.keyboard.press('s');
    await page.keyboard.press('u');
    await expect(page.getByText('It is undone.')).toBeVisible();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('h');
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('she has two');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // What is typed before the palette is there is meant for it, too: it edits nothing.
    await page.keyboard.press('Control+k');
    await page.keyboard.press('e');
    await dialog.getByLabel('Find').fill('cancel ord');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Cancel ${number}` }).getByLabel('Reason')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('m');
    const note = page.getByLabel('Note for the staff');
    await expect(note).toBeFocused();
    await page.keyboard.type('spxh');
    await expect(note).toHaveValue('spxh');
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
    await note.fill('');
  });
  await test.step('letters lead to pages, but not while somebody types', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page).toHaveURL('/admin/orders');
    await page.getByRole('searchbox', { name: 'Search orders' }).pressSequentially('gd');
    await expect(page).toHaveURL(/search=gd/);
  });
  await test.step('and a page says which', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByRole('row', { name: 'g d Dashboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  });
});

test('a role finds its own pages only, on a phone by the button at the top', async ({ page, shop }) => {
  const { number } = await placeOrder(shop, 'Hidden Harini');
  await page.setViewportSize({ width: 360, height: 780 });
  await comeIn(page, shop, '/admin/dashboard', await addStaff(shop, 'content'));
  await page.getByRole('button', { name: 'Find' }).click();
  const palette = page.getByRole('dialog');
  await expect(palette.getByText('Messages')).toBeVisible();
  await expect(palette.getByText('Orders')).toHaveCount(0);
  await palette.getByLabel('Find').fill(number);
  await expect(palette.getByText('Nothing found', { exact: false })).toBeVisible();
});
