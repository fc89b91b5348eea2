import type { Locator, Page } from '@playwright/test';

import { faults } from '../../support/axe.ts';
import { firstRows } from '../../support/first-row.ts';
import { follow } from '../../support/follow.ts';
import { placeOrder } from '../../support/order-api.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

/** Within so many px of the top a list has its first row. */
const FIRST_ROW = 220;

type Pages = readonly (readonly [path: string, shown: (page: Page) => Locator])[];

/** Pages of staff, each with what is on it once it stands. */
const pages: Readonly<Record<string, Pages>> = {
  'orders and people': [
    ['/admin/dashboard', (page) => page.getByText('To confirm').first()],
    ['/admin/orders', (page) => page.getByRole('link', { name: /^DS/ }).first()],
    ['/admin/orders/new', (page) => page.getByLabel('Mobile number')],
    ['/admin/orders/calls', (page) => page.getByRole('link', { name: /Axe desk/ }).first()],
    ['/admin/packing', (page) => page.getByRole('button', { name: 'Scan a slip' })],
    [
      '/admin/lorry-sheet',
      (page) => page.getByText('Nothing is packed and waits').or(page.getByRole('table')).first(),
    ],
    ['/admin/invoices', (page) => page.getByRole('heading', { name: 'Invoices' })],
    ['/admin/reports/month', (page) => page.getByRole('heading', { name: 'Books' })],
    ['/admin/reports/dues', (page) => page.getByRole('heading', { name: 'Dues' })],
    ['/admin/reports/gst', (page) => page.getByRole('heading', { name: 'Checks' })],
    [
      '/admin/reports/tally',
      (page) => page.getByRole('heading', { name: 'Vouchers' }).or(page.getByText('No vouchers')).first(),
    ],
    ['/admin/reports/sales', (page) => page.getByText('Counted are')],
    ['/admin/reports/sales?group=item', (page) => page.getByText('Counted are')],
    ['/admin/reports/margin', (page) => page.getByText('Counted are')],
    ['/admin/reports/e-invoices', (page) => page.getByText('E-invoices are off')],
    ['/admin/reports/stock', (page) => page.getByRole('table', { name: 'Movements by reason' })],
    ['/admin/reports/schemes', (page) => page.getByText('at the end of')],
    ['/admin/reports/referrers', (page) => page.getByText('at the end of')],
    ['/admin/reports/tax', (page) => page.getByText('Counted by the day of deduction')],
    ['/admin/reports/tax-year', (page) => page.getByText('What the TDS certificate of each')],
    ['/admin/reports/receipts', (page) => page.getByRole('heading', { name: 'Receipts' })],
    ['/admin/users', (page) => page.getByRole('button', { name: 'Invite a colleague' })],
    ['/admin/account', (page) => page.getByText('this device')],
    [
      '/admin/audit',
      (page) => page.getByRole('button', { name: 'Filters' }).or(page.getByLabel('From')).first(),
    ],
    [
      '/admin/contacts',
      (page) => page.getByText('Nothing waits for an answer').or(page.getByRole('row')).first(),
    ],
    ['/admin/jobs', (page) => page.getByText('Nothing failed')],
    ['/admin/reminders', (page) => page.getByRole('heading', { name: 'Reminders' })],
  ],
  'goods and texts': [
    ['/admin/advance-scheme', (page) => page.getByRole('link', { name: 'Deepam 500' }).first()],
    ['/admin/advance-scheme/deepam-500', (page) => page.getByRole('heading', { name: 'Members and money' })],
    ['/admin/advance-scheme/deepam-500/sheet', (page) => page.getByText('Nobody pays in this month.')],
    ['/admin/scheme-members', (page) => page.getByRole('heading', { name: 'Members' })],
    ['/admin/scheme-refunds', (page) => page.getByText('nothing is to be paid back.')],
    ['/admin/products', (page) => page.getByRole('link', { name: 'SP-01' })],
    ['/admin/products/sp-01', (page) => page.getByRole('table', { name: 'Ledger of the stock' })],
    ['/admin/product-import', (page) => page.getByRole('button', { name: 'Open a file' })],
    ['/admin/prices', (page) => page.getByLabel('Net rate of Lakshmi Gift Box')],
    ['/admin/stock', (page) => page.getByLabel('Counted of Lakshmi Gift Box')],
    ['/admin/stock?way=goods-in', (page) => page.getByLabel('Quantity of Lakshmi Gift Box')],
    ['/admin/stock/low', (page) => page.getByRole('article', { name: 'Low or out' })],
    ['/admin/category', (page) => page.getByRole('link', { name: 'Rockets' })],
    ['/admin/tag', (page) => page.getByRole('link', { name: 'Low noise' })],
    ['/admin/ready-list', (page) => page.getByRole('link', { name: 'A family evening' })],
    ['/admin/brand', (page) => page.getByText('No brands yet')],
    ['/admin/upload', (page) => page.getByText('A little drum with zigzags of light').first()],
    ['/admin/blogs', (page) => page.getByRole('link', { name: /^How lorry/ }).first()],
    [
      '/admin/blogs/storing-crackers-safely-at-home',
      (page) => page.getByRole('textbox', { name: 'Text', exact: true }),
    ],
    [
      '/admin/blogs/storing-crackers-safely-at-home/preview',
      (page) => page.getByRole('heading', { level: 1 }),
    ],
    ['/admin/texts', (page) => page.getByRole('link', { name: 'Privacy', exact: true })],
    ['/admin/texts/en/terms', (page) => page.getByText('Indian law applies').last()],
  ],
  'the shop': [
    ['/admin/opening', (page) => page.getByRole('link', { name: 'GSTIN and licence' })],
    ['/admin/city', (page) => page.getByRole('link', { name: 'Chennai' })],
    ['/admin/state', (page) => page.getByRole('link', { name: 'Karnataka' })],
    ['/admin/state/29', (page) => page.getByLabel('Why not', { exact: true })],
    ['/admin/pickuplocation', (page) => page.getByRole('link', { name: 'Ukkadam Parcel Office' })],
    ['/admin/referral', (page) => page.getByRole('link', { name: 'Ravi Kumar' })],
    ['/admin/referral/flags', (page) => page.getByText('Nothing to look at')],
    ['/admin/referral/league', (page) => page.getByRole('heading', { name: /^Best referrers of/ })],
    ['/admin/order-guard', (page) => page.getByRole('heading', { name: 'Reservations' })],
    ['/admin/bank-statements', (page) => page.getByRole('link', { name: 'Open a statement' })],
    ['/admin/bank-statements/new', (page) => page.getByRole('button', { name: 'Open a file' })],
    ['/admin/referral/payouts', (page) => page.getByRole('link', { name: 'New batch' })],
    ['/admin/referral/payouts/new', (page) => page.getByText('Nobody is due as much')],
    ['/admin/settings/referrals', (page) => page.getByLabel('Least that is paid out')],
    ['/admin/settings', (page) => page.getByRole('link', { name: /^Season/ })],
    ['/admin/settings/season', (page) => page.getByLabel('Message on the closed page')],
    ['/admin/settings/next', (page) => page.getByRole('button', { name: 'See what it does' })],
    ['/admin/settings/door', (page) => page.getByRole('button', { name: 'Close the shop …' })],
  ],
};

test.describe('axe finds nothing serious, in light colours and in dark ones, and lists begin near the top', () => {
  for (const [group, each] of Object.entries(pages)) {
    test(`on the pages of ${group}`, async ({ page, shop }) => {
      await placeOrder(shop, 'Axe desk');
      for (const [path, shown] of each) {
        if (page.url() === 'about:blank') await comeIn(page, shop, path);
        // It opens in a tab of its own.
        else if (path.endsWith('/preview')) await page.goto(path);
        else await follow(page, path);
        await expect(shown(page)).toBeVisible();
        expect.soft(await faults(page), path).toEqual([]);
        for (const [width, top] of Object.entries(await firstRows(page))) {
          expect.soft(top, `the first row of ${path} at ${width} px`).toBeLessThanOrEqual(FIRST_ROW);
        }
      }
    });
  }

  test('on a category, a city and the order of categories', async ({ page, shop }) => {
    await comeIn(page, shop, '/admin/category');
    await page.getByRole('button', { name: 'Arrange' }).click();
    await expect(page.getByLabel('Place of Rockets')).toBeVisible();
    expect.soft(await faults(page), 'the order').toEqual([]);
    await page.keyboard.press('Escape');
    for (const [list, name, field] of [
      ['/admin/category', 'Rockets', 'Description'],
      ['/admin/city', 'Chennai', 'Introduction'],
    ] as const) {
      await follow(page, list);
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('textbox', { name: field, exact: true })).toBeVisible();
      expect.soft(await faults(page), name).toEqual([]);
    }
  });

  test('on an order at the desk and while its payment is written', async ({ page, shop }) => {
    const { number } = await placeOrder(shop, 'Axe desk record');
    await comeIn(page, shop, `/admin/orders/${number}`);
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Record payment' }).click();
    await expect(page.getByLabel('UTR or reference')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await follow(page, `/admin/orders/${number}/edit`);
    await page.getByLabel('Add an item').fill('sparklers');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
});
