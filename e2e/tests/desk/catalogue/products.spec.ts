import type { Page } from '@playwright/test';

import { query } from '../../../support/database.ts';
import { opensWith } from '../../../support/opens-with.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** Opens a section of the form, or folds it. */
const fold = (page: Page, section: string) => page.getByRole('heading', { level: 2, name: section }).click();

test('of two people who edit the same product each keeps what only they changed, and the rest is decided', async ({
  page,
  browser,
  shop,
}) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await comeIn(page, shop, '/admin/products/sp-06');
  await comeIn(theirs, shop, '/admin/products/sp-06');
  const [mine, other] = [page, theirs].map((each) => ({
    brand: each.getByLabel('Brand'),
    noise: each.getByLabel('Noise, dB(A) at 4 m'),
    content: each.getByRole('textbox', { name: 'Content', exact: true }),
  })) as [Fields, Fields];

  await mine.brand.fill('Mine');
  await fold(page, 'Safety and law');
  await mine.noise.fill('70');
  await other.brand.fill('Theirs');
  await other.content.fill('12 pcs');
  await save(theirs);
  await expect(theirs.getByText(/: saved\.$/)).toBeVisible();

  await save(page);
  await expect(page.getByText('Taken over from them: Content.', { exact: false })).toBeVisible();
  const dispute = page.getByRole('group', { name: 'Brand' });
  await expect(dispute.getByRole('definition')).toHaveText(['Mine', 'Theirs']);
  await dispute.getByRole('button', { name: 'Keep mine' }).click();
  await save(page);
  await expect(page.getByText(/: saved\.$/)).toBeVisible();
  const [saved] = await query(shop, "SELECT brand, noise_db, content FROM product WHERE code = 'SP-06'");
  expect(saved).toEqual({ brand: 'Mine', noise_db: 70, content: '12 pcs' });
  // The other form follows by itself.
  await expect(other.brand).toHaveValue('Mine');
  await expect(other.noise).toHaveValue('70');
  await context.close();
});

interface Fields {
  brand: ReturnType<Page['getByLabel']>;
  noise: ReturnType<Page['getByLabel']>;
  content: ReturnType<Page['getByLabel']>;
}

test('a folded section unfolds when something in it is wrong or not saved', async ({ page, shop }) => {
  await comeIn(page, shop, '/admin/products/sp-07');
  const hsn = page.getByLabel('HSN code');
  await expect(page.getByRole('heading', { level: 2, name: 'Safety and law' })).toBeVisible();
  await expect(hsn).toBeHidden();
  await fold(page, 'Safety and law');
  await hsn.fill('36');
  await fold(page, 'Safety and law');
  await expect(hsn).toBeHidden();
  await save(page);
  await expect(hsn, 'refused: it stands where the problem is').toBeFocused();
  await expect(page.getByText('Four, six or eight digits.')).toBeVisible();
  await page.reload();
  await expect(hsn, 'not saved: it is in sight').toHaveValue('36');
  await expect(hsn).toBeVisible();
});

test('a product is added, filled in, sold by another word, counted, and taken out of the list', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/products');
  await page.getByRole('button', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByLabel('Name').fill('Mayil Fountain');
  await dialog.getByLabel('Item code').fill('ft-90');
  await dialog.getByLabel('MRP').fill('500');
  await dialog.getByLabel('Net rate').fill('100');
  await dialog.getByLabel('Stock to begin with').fill('40');
  await dialog.getByRole('button', { name: 'Add as a draft' }).click();
  await expect(dialog.getByText('Please choose one.'), 'a category is chosen, not guessed').toBeVisible();
  await dialog.getByLabel('Category').selectOption('Fountains');
  await dialog.getByRole('button', { name: 'Add as a draft' }).click();

  await expect(page).toHaveURL('/admin/products/ft-90');
  await fold(page, 'Other names and address');
  await page.getByRole('combobox', { name: 'Other names' }).fill('thogai');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Stand it on level ground.');
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  await picker.getByRole('searchbox', { name: 'Search' }).fill('fountain');
  await expect(picker.getByRole('status'), 'of more than a hundred').toHaveText(/^\d\d files$/);
  await picker.getByRole('listitem').getByRole('button').first().click();
  await picker.getByRole('button', { name: /^Take/ }).click();
  await page.getByLabel('In the list', { exact: true }).check();
  await save(page);
  await expect(page.getByText('Mayil Fountain: saved.')).toBeVisible();

  await test.step('shoppers find it by its other name', async () => {
    const shopper = await page.context().newPage();
    const link = shopper.getByRole('link', { name: /Mayil Fountain/ }).first();
    await opensWith(shopper, '/crackers?q=thogai', link);
    await link.click();
    await expect(shopper.getByText('Stand it on level ground.')).toBeVisible();
    await shopper.goto('/quick-order?q=thogai');
    await expect(shopper.locator('[data-code="FT-90"]')).toBeVisible();
    await shopper.close();
  });

  await test.step('two are broken: the ledger says so', async () => {
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    const correct = page.getByRole('dialog', { name: 'Correct the stock' });
    await correct.getByLabel('How many').fill('38');
    await correct.getByLabel('Reason').fill('Two were damp');
    await expect(
      correct.getByText('2 fewer than the shop thought. 38 will be free to be sold.'),
    ).toBeVisible();
    await correct.getByRole('button', { name: 'Correct', exact: true }).click();
    const ledger = page.getByRole('table', { name: 'Ledger of the stock' });
    await expect(ledger.getByRole('row')).toHaveText([
      /Change/,
      /Corrected: Two were damp.*−2/,
      /Stock to begin with.*\+40/,
    ]);
  });

  await test.step('from the list it is archived; the palette finds others', async () => {
    await page.goto('/admin/products?search=mayil');
    await page.getByRole('checkbox', { name: /Mayil Fountain/ }).check();
    await page.getByRole('button', { name: 'Archive (1)' }).click();
    await expect(page.getByText('1 product is archived.')).toBeVisible();
    await expect(page.getByText('No product matches')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByLabel('Find').fill('gc-04');
    await page.getByRole('dialog').getByText('GC-04').click();
    await expect(page).toHaveURL('/admin/products/gc-04');
  });

  await test.step('thirty of a filter are archived at once, though a page has 25, and put back', async () => {
    await query(
      shop,
      `INSERT INTO product (id, code, category_id, slug, name, unit, mrp_paise, net_paise, position, state)
       SELECT uuidv7(), 'SUR-' || n, category_id, 'surplus-' || n, 'Surplus ' || n, 'Box', 200, 100, 9000 + n, 'active'
       FROM generate_series(1, 30) n, (SELECT category_id FROM product WHERE code = 'FT-90') of_one`,
    );
    await page.goto('/admin/products?search=surplus');
    const found = page.getByRole('main').getByRole('status').first();
    await expect(found).toHaveText('30 products');
    await page.getByRole('checkbox', { name: 'Choose the whole page' }).check();
    await page.getByRole('button', { name: 'Choose all 30 of this filter' }).click();
    await page.getByRole('button', { name: 'Archive (30)' }).click();
    await expect(page.getByText('30 products are archived.')).toBeVisible();
    await expect(page.getByText('No product matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('30 are taken back.')).toBeVisible();
    await expect(found).toHaveText('30 products');
    const [states] = await query(
      shop,
      "SELECT count(*)::int AS active FROM product WHERE code LIKE 'SUR-%' AND state = 'active'",
    );
    expect(states).toEqual({ active: 30 });
  });

  await test.step('and deleted, as nobody ever ordered them; one whose stock was counted is refused by name', async () => {
    await query(
      shop,
      `INSERT INTO stock_entry (id, product_id, at, change, reason)
       SELECT uuidv7(), id, now(), 5, 'counted' FROM product WHERE code = 'SUR-7'`,
    );
    await page.getByRole('checkbox', { name: 'Choose the whole page' }).check();
    await page.getByRole('button', { name: 'Choose all 30 of this filter' }).click();
    await page.getByRole('button', { name: 'Delete (30)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 30 products?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted: 29 products.')).toBeVisible();
    await expect(
      page.getByText(
        'Surplus 7 (SUR-7): Its stock was counted, so it stays in the records. Archive it instead.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Surplus 7 (SUR-7)' })).toBeChecked();
  });
});
