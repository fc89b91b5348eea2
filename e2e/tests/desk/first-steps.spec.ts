import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inRepo } from '../../../infra/src/paths.ts';
import { QuickOrder, billed } from '../../support/quick-order.ts';
import { expect, testEmpty as test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

test.setTimeout(300_000);

/** A price list as an owner has it: headings of one's own, and no column for states or Tamil categories. */
async function ownList(): Promise<Buffer> {
  const [, ...rows] = (await readFile(inRepo('backend/demo/price-list.csv'), 'utf8')).trim().split('\n');
  const heads = 'Item No,Category,Tamil category,Product,Name (Tamil),UOM,Content,MRP (Rs),Our Rate';
  return Buffer.from([heads, ...rows].join('\n'));
}

const saved = (page: Page) => expect(page.getByRole('main').getByText('Everything is saved.')).toBeVisible();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Counts the owner's presses: clicks, and boxes that were filled in. Pages are changed by presses too. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const count = (window as unknown as { countPress: () => void }).countPress;
    addEventListener('click', ({ isTrusted }) => isTrusted && count(), true);
    addEventListener(
      'change',
      ({ target }) =>
        target instanceof HTMLInputElement && !['file', 'checkbox', 'radio'].includes(target.type) && count(),
      true,
    );
  });
  return () => presses;
}

/** Somebody else's browser orders five boxes, once the shop's list is there. */
async function order(page: Page, shop: { url: string }, name: string): Promise<QuickOrder> {
  const context = await page.context().browser()!.newContext({ baseURL: shop.url });
  const shopper = new QuickOrder(await context.newPage());
  await expect(async () => {
    await shopper.open();
    await expect(shopper.page.getByRole('heading', { name: 'Sparklers' }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await shopper.want([['Lakshmi Gift Box (42 items)', 5]]);
  await shopper.review();
  await shopper.fillAddress({ name });
  await shopper.consent();
  await billed(shopper.page);
  await shopper.send();
  return shopper;
}

test('an empty shop is opened from its first steps to the first order, by who knows nothing of it', async ({
  page,
  shop,
}) => {
  await comeIn(page, shop, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Open your shop' })).toBeVisible();
  await expect(page.getByText('0 of 15 done')).toBeVisible();
  const pressed = await countPresses(page);
  const step = async (name: string) => {
    await page.goto('/admin/opening');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  };

  await test.step('it does not open while anything is empty, and says what', async () => {
    await step('Open the shop');
    await page.getByRole('button', { name: 'Open the shop …' }).click();
    await page.getByRole('button', { name: 'Open the shop now' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'a phone of your own, an e-mail address of your own',
    );
    await expect(page.getByRole('dialog')).toContainText('your licence, your own GSTIN');
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  });

  await test.step('what neither the law nor an order needs is put off, and brought back', async () => {
    await page.goto('/admin/opening');
    await expect(page.getByText('No mail server is set up: no mail leaves the shop.')).toBeVisible();
    await page.getByRole('button', { name: 'Pictures: later' }).click();
    await page.getByRole('button', { name: 'Mail: later' }).click();
    await expect(page.getByRole('heading', { name: 'Later' })).toBeVisible();
    await page.getByRole('button', { name: 'Bring back: Mail' }).click();
    await expect(page.getByRole('button', { name: 'Mail: later' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bring back: Pictures' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^GSTIN and licence: / })).toHaveCount(0);
  });

  await test.step('name, address, GSTIN and licence', async () => {
    await step('Name, address and phones');
    await fill(page, {
      Name: 'Velan Crackers',
      'Legal name': 'Velan Traders',
      'Selling since': '2004',
      Address: '4 Car Street',
      City: 'Sivakasi',
      'PIN code': '626123',
      Phones: '94433 12345',
      'WhatsApp number': '94433 12345',
      'E-mail': 'orders@velan.in',
      'Explosives licence': 'LE-5/TN/4711',
      'Licence valid until': '31 Mar 2029',
      GSTIN: '33AABCU9603R1ZU',
    });
    await save(page);
  });

  await test.step('bank, how orders come in, season', async () => {
    await step('Bank and UPI');
    await fill(page, {
      'UPI ID': 'velan@okbank',
      'Account name': 'Velan Traders',
      'Account number': '1234567890',
      IFSC: 'TMBL0000001',
      Bank: 'TMB, Sivakasi',
    });
    await save(page);
    await step('How orders come in');
    await page.getByRole('radio', { name: /^Estimate/ }).check();
    await save(page);
  });

  await test.step('two states, and a place in one', async () => {
    for (const [name, letters] of [
      ['Tamil Nadu', 'TN'],
      ['Kerala', 'KL'],
    ] as const) {
      await page.goto(`/admin/state?search=${letters}`);
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByLabel('Shoppers can choose this state').check();
      await fill(page, { 'Minimum order': '3000', 'Packing, per cent': '3', 'Checked on': '20 Nov 2026' });
      await page.getByLabel('Where the law says so').fill('The state’s gazette, looked up by us');
      await save(page);
    }
    await step('Pickup locations');
    await page.getByRole('button', { name: 'Add a pickup location' }).first().click();
    await fill(page, {
      Name: 'Madhavaram Lorry Hub',
      'Contact person': 'S. Murugan',
      Phone: '98400 00211',
      Address: '18 GNT Road',
      Town: 'Chennai',
      'PIN code': '600060',
      'Opening hours': 'Every day 9 am to 8 pm',
      Freight: '250',
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Add a pickup location' }).click();
    await expect(page.getByText('Madhavaram Lorry Hub is added.')).toBeVisible();
  });

  await test.step('a price list of 136 products from a file, with its categories', async () => {
    await step('Products and prices');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Open a file/ }).click();
    await (await chosen).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: await ownList() });
    await page.getByRole('button', { name: 'Add these 14 categories' }).click();
    await page.getByRole('button', { name: 'Put them into the list at once' }).click();
    await page.getByRole('button', { name: 'Add 136 now' }).click();
    await expect(page.getByText('Done. Shoppers see at once what is in the list.')).toBeVisible();
  });

  await test.step('a logo, and refunds in one’s own words', async () => {
    await step('Logo and colour');
    await page.getByRole('button', { name: 'Choose a picture' }).first().click();
    const picker = page.getByRole('dialog');
    await picker.getByLabel('Choose files').setInputFiles(inRepo('e2e/pictures/home.png'));
    await picker.getByRole('button', { name: 'Take 1 picture' }).click();
    await page.getByRole('radio', { name: 'Purple' }).check();
    await save(page);
    await step('Texts');
    await page.getByRole('link', { name: 'Refunds and cancellation', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+a');
    await page.keyboard.type('We pay back within three days of the parcel’s return.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Own words')).toBeVisible();
  });

  await step('Open the shop');
  await page.getByRole('button', { name: 'Open the shop …' }).click();
  await page.getByRole('button', { name: 'Open the shop now' }).click();
  await expect(page.getByText('The shop is open.')).toBeVisible();

  await test.step('a test order is walked through, and removed', async () => {
    await order(page, shop, 'Trying Thamarai');
    await page.goto('/admin/opening');
    await page.getByRole('main').getByRole('link', { name: 'A test order', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Trying Thamarai' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('The order is confirmed.')).toBeVisible();
    await page.getByRole('button', { name: 'More to do with the order' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Only tried');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/admin/opening');
    await page.getByRole('button', { name: 'Remove the test orders' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the test orders' }).click();
    await expect(page.getByText('The test orders are gone.')).toBeVisible();
    await page.goto('/admin/orders');
    await expect(page.getByText('Trying Thamarai')).toHaveCount(0);
  });

  await test.step('a shopper orders', async () => {
    const shopper = await order(page, shop, 'First Fathima');
    await shopper.page.goto('/refund');
    await expect(shopper.page.getByText('We pay back within three days')).toBeVisible();
    await expect(shopper.page.getByRole('banner').locator('img')).toHaveAttribute(
      'src',
      /^\/media\/.*\.webp$/,
    );
    await expect(shopper.page.locator('html')).toHaveAttribute('data-colour', 'purple');
  });

  await test.step('it is confirmed, and paid', async () => {
    await page.goto('/admin/orders');
    await page.getByRole('row').filter({ hasText: 'First Fathima' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('The order is confirmed.')).toBeVisible();
    await page.getByRole('button', { name: 'Record payment' }).click();
    const payment = page.getByRole('dialog');
    await payment.getByLabel('UTR or reference').fill('630120261010');
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(payment).toBeHidden();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Open your shop' })).toHaveCount(0);
  });

  // A person without a manual, in an afternoon.
  expect(pressed()).toBeLessThan(150);
});
