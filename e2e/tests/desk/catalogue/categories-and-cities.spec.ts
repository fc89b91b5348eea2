import type { Locator, Page } from '@playwright/test';

import { query } from '../../../support/database.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

/** The names of a list that is sorted, in the order in which they stand. */
async function sorted(dialog: Locator): Promise<string[]> {
  const labels = await dialog
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Place of ', ''));
}

async function openOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Arrange' }).click();
  const dialog = page.getByRole('dialog', { name: 'The order of categories' });
  await expect(dialog.getByLabel('Place of Rockets')).toBeVisible();
  return dialog;
}

test('two people sort the categories at once, by keyboard and by typing a place, and shoppers see what both meant', async ({
  browser,
  shop,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const dialogs: Locator[] = [];
  for (const context of contexts) {
    const page = await context.newPage();
    await comeIn(page, shop, '/admin/category');
    dialogs.push(await openOrder(page));
  }
  const [one, other] = dialogs;
  if (!one || !other) throw new Error('Both have the list open');
  const before = await sorted(one);
  const [first = '', second = '', third = '', fourth = ''] = before;

  await other.getByLabel(`Place of ${fourth}`).fill('1');
  await other.getByLabel(`Place of ${fourth}`).press('Enter');
  const expected = [fourth, first, second, third];
  await expect.poll(async () => (await sorted(one)).slice(0, 4)).toEqual(expected);

  const handle = one.getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await handle.press('ArrowDown');
  await expect(one.page().getByText(`${first} is over place 3 of ${before.length}.`)).toBeAttached();
  await handle.press('Space');
  const both = [fourth, second, first, third, ...before.slice(4)];
  for (const dialog of dialogs) await expect.poll(() => sorted(dialog)).toEqual(both);

  const shopper = await browser.newPage();
  await expect
    .poll(async () => {
      await shopper.goto('/crackers');
      const links = await shopper.getByRole('main').getByRole('link').allInnerTexts();
      return links.map((text) => text.split('\n')[0]).filter((text) => both.slice(0, 4).includes(text ?? ''));
    })
    .toEqual(both.slice(0, 4));
  for (const context of contexts) await context.close();
  await shopper.close();
});

test('a category that is to be hidden says what becomes of its products, and an old address leads to the new one', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/category');
  await page.getByRole('link', { name: 'Fountains' }).click();
  await page.getByLabel('Shoppers see it').click();
  await expect(
    page.getByText('Nobody finds the category or its 21 products', { exact: false }),
  ).toBeVisible();
  await page.getByLabel('Shoppers see it').click();
  await page.getByLabel('Address').fill('fountains-of-light');
  await expect(page.getByText('moves from /crackers/fountains to', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Category: saved.')).toBeVisible();
  const old = () => page.request.get('/crackers/fountains', { maxRedirects: 0 });
  await expect.poll(async () => (await old()).status()).toBe(301);
  expect((await old()).headers()['location']).toBe('/crackers/fountains-of-light');
});

test('lists with bullets and with numbers are written, saved and read, and markup that is typed runs nowhere', async ({
  page,
  shop,
}) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.accept();
  });
  await comeIn(page, shop, '/admin/city');
  await page.getByRole('button', { name: 'Add a city' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a city' });
  await dialog.getByLabel('Name').fill('Thoothukudi');
  await expect(dialog.getByLabel('Address')).toHaveValue('thoothukudi');
  await dialog.getByRole('button', { name: 'Add a city' }).click();

  const text = page.getByRole('textbox', { name: 'Introduction', exact: true });
  await text.click();
  await page.getByRole('button', { name: 'List with bullets' }).first().click();
  await page.keyboard.type('By the harbour\nBy the station\n\n');
  await page.getByRole('button', { name: 'List with numbers' }).first().click();
  await page.keyboard.type('Take the LR number along\nShow it');
  const add = page.getByRole('button', { name: 'Add a question' }).first();
  await add.press('Enter');
  await page.getByRole('button', { name: 'Take it out' }).press('Enter');
  await expect(add).toBeFocused();
  await add.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('<img src=x onerror=alert(1)>');
  await page.getByRole('textbox', { name: 'Answer' }).fill('<script>alert(2)</script>');
  await page.getByLabel('Shoppers see it').click();
  await expect(page.getByText('They are told not to list it (noindex)', { exact: false })).toBeVisible();
  await text.click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('City: saved.')).toBeVisible();

  const [kept] = await query<{ introduction: string }>(
    shop,
    "SELECT introduction FROM city WHERE slug = 'thoothukudi'",
  );
  expect(kept?.introduction).toBe(
    '<ul><li>By the harbour</li><li>By the station</li></ul>' +
      '<ol><li>Take the LR number along</li><li>Show it</li></ol>',
  );
  await page.reload();
  const signs = () =>
    text.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const { listStyleType, counterSet } = getComputedStyle(item);
        return /\blist-item 0\b/.test(counterSet) ? `${listStyleType}, then from 1` : listStyleType;
      }),
    );
  const bullet = 'disc, then from 1';
  await expect.poll(signs).toEqual([bullet, bullet, 'decimal', 'decimal']);
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toHaveValue(
    '<img src=x onerror=alert(1)>',
  );

  await expect.poll(async () => (await page.request.get('/city/thoothukudi')).status()).toBe(200);
  await page.goto('/city/thoothukudi');
  await expect(page.locator('main ul > li', { hasText: 'By the harbour' })).toBeVisible();
  await expect(page.locator('main ol > li', { hasText: 'Show it' })).toBeVisible();
  await expect(page.getByText('<script>alert(2)</script>')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(ran).toEqual([]);
});
