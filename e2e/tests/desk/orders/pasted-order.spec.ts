import { faults } from '../../../support/axe.ts';
import { placeOrder } from '../../../support/order-api.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

const MESSAGE = `Vanakkam anna
1) Lakshmi gift box (42 items) - 5
2) atum bomb 2
3) Ground chakkar big 3
4) Butterfly
5) kuttichathan 2
Nandri`;

test('a message is pasted, its doubts are settled by keys, and it is taken back, taken again and placed', async ({
  page,
  shop,
}) => {
  await placeOrder(shop, 'Pasted Customer', 'Madurai', undefined, '9812300456');
  await comeIn(page, shop, '/admin/orders/new');
  await page.getByLabel('Mobile number').fill('98123 00456');
  await page.getByRole('button', { name: 'Use this address' }).click();
  const lines = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  const paste = async () => {
    await page.getByRole('button', { name: 'Paste a list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a list' });
    await dialog.getByLabel('The list', { exact: true }).fill(MESSAGE);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Please look at 4 lines')).toBeVisible();
    await expect(dialog).toContainText('Vanakkam anna');
    return dialog;
  };

  const dialog = await paste();
  expect(await faults(page)).toEqual([]);
  await expect(dialog.getByRole('listitem', { name: '2) atum bomb 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Of two with one name the second has 25 pieces.
  await expect(dialog.getByRole('listitem', { name: '3) Ground chakkar big 3' })).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('How many')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please say how many: 1 or more.');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nothing on the price list has this name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('4 taken · 0 to look at · 1 left out')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put 4 items into the order' }).click();
  await expect(lines).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(0);

  await paste();
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(4);
  await expect(lines.filter({ hasText: 'GC-02' })).toContainText('at ₹90');
  await expect(lines.filter({ hasText: 'GC-02' })).toContainText('₹270');
  // 5 × ₹610, 2 × ₹50, 3 × ₹90 and 4 × ₹70 are ₹3,700; packing 3 % = ₹111; freight ₹120.
  await expect(page.getByText('4 items come to ₹3,931')).toBeInViewport();
  await page.getByLabel('The customer is 18 or older').check();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { name: /for Pasted Customer is placed/ })).toBeVisible();
});

test('a filled price list is read from its file', async ({ page, shop }) => {
  await comeIn(page, shop, '/admin/orders/new');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Item code,Name,MRP,Net rate,Qty\nSP-01,7 cm Electric Sparklers,65,13,5\nSP-02,7 cm Colour Crackling Sparklers,70,14,\nFP-02,Flower Pots Big,285,57,2\n',
    ),
  });
  await expect(dialog.getByText('1 row of the price list has no number.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put 2 items into the order' }).click();
  await expect(page.getByLabel('Quantity of 7 cm Electric Sparklers')).toHaveValue('5');
  await expect(page.getByLabel('Quantity of Flower Pots Big')).toHaveValue('2');
});

test('what cannot be read says why, and a changed text keeps what was decided', async ({ page, shop }) => {
  await comeIn(page, shop, '/admin/orders/new');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  const text = dialog.getByLabel('The list', { exact: true });
  const file = (name: string, content: string) =>
    dialog.getByLabel('Choose a file').setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    });
  await text.fill('x'.repeat(48_000));
  await expect(dialog).toContainText('This has 48,000 characters; at most 40,000 can be read at once.');
  await expect(dialog.getByRole('button', { name: 'Read the list' })).toBeDisabled();
  await text.fill('');
  await file('list.pdf', '%PDF-1.7');
  await expect(dialog).toContainText('Only Excel (.xlsx), CSV and text files can be read.');
  await file('list.txt', 'Butterfly 2\n'.repeat(4_000));
  await expect(dialog).toContainText('This has 48,000 characters');

  await file('list.txt', 'atum bomb 600\nButterfly 2\nchidambaram 4');
  const bombs = dialog.getByRole('listitem', { name: 'atum bomb 600' });
  // How many are left depends on the orders before.
  await expect(bombs).toContainText(/Only \d+ left\./);
  await bombs.getByRole('button', { name: /^Take \d+$/ }).click();
  await expect(dialog).toContainText(/Atom Bomb, 10.pcs × \d+ BM-02/);
  await dialog.getByRole('button', { name: 'Change the text' }).click();
  await text.fill('Butterfly 2\natum bomb 600\nsword 1');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('3 taken · 0 to look at')).toBeVisible();
});
