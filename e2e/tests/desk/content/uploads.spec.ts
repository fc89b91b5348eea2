import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addStaff } from '../../../support/database.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

/** No other test has it uploaded: what is here already gets no second name. */
const PNG = path.join(import.meta.dirname, '../../../pictures/order-desk.png');

test('files are dropped, told of one by one, described, found, and deleted', async ({ page, shop }) => {
  await comeIn(page, shop, '/admin/upload', await addStaff(shop, 'content'));
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures and files' })).toBeVisible();
  await page.getByLabel('Choose files').setInputFiles([
    { name: '../Front page.png', mimeType: 'image/png', buffer: await readFile(PNG) },
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  const onTheirWay = page.getByRole('region', { name: 'Files on their way' });
  await expect(onTheirWay.getByRole('status')).toHaveText('1 of 2 stored, 1 not');
  await expect(onTheirWay).toContainText(
    'Only pictures (PNG, JPEG, WebP, AVIF, GIF) and PDFs can be uploaded.',
  );
  await expect(onTheirWay.getByRole('button', { name: 'Try again' })).toHaveCount(1);

  await page.getByRole('button', { name: /^Front page\.png/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Front page.png' });
  await dialog.getByLabel('Alternative text').fill('The home page of the shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByLabel('Search').fill('home page shop');
  await expect(page).toHaveURL(/q=home\+page\+shop/);
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Front page\.png/ }).click();
  await expect(dialog).toContainText('Nowhere. It can be deleted.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete Front page.png for good?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No files here')).toBeVisible();

  await page.getByLabel('Search').fill('sparkler');
  await page
    .getByRole('button', { name: /sparkler/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Product: ');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Sparklers/ })
      .first(),
  ).toHaveAttribute('href', /^\/admin\/products\/sp-\d+$/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('what a picture shows is typed where it is chosen, and outlives a dialog that was closed by mistake', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/category');
  await page.getByRole('link', { name: 'Sparklers' }).click();
  const choose = page.getByRole('button', { name: 'Picture: Change' });
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const alt = dialog.getByLabel('Alternative text');
  await choose.click();
  await dialog.getByLabel('Choose files').setInputFiles({
    name: 'wheel.png',
    mimeType: 'image/png',
    buffer: await readFile(PNG),
  });
  await alt.fill('A wheel of light');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await choose.click();
  await dialog.getByRole('button', { name: /^wheel\.png/ }).click();
  await expect(alt).toHaveValue('A wheel of light');
  await dialog.getByRole('button', { name: 'Take 1 picture' }).click();
  await expect(page.getByRole('img', { name: 'A wheel of light' })).toBeVisible();
  await choose.click();
  await dialog.getByRole('button', { name: 'wheel.png', exact: true }).click();
  await expect(dialog, 'described, it is taken at once').toHaveCount(0);
});
