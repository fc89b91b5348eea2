import type { Page } from '@playwright/test';

import type { System } from '../../../infra/src/system.ts';
import { query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { billed, enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

const home = async (page: Page) => {
  await page.goto('/');
  await hydrated(page);
};
const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome back/ });

/** From the list to the order's page. */
async function sendFirst(page: Page, name: string, phone: string, remember: boolean) {
  const list = new QuickOrder(page);
  await list.open();
  await list.prepare([...enough, ['Plastic Chakkar, 10 pcs', 4]], { name, phone });
  if (remember) await page.getByRole('checkbox', { name: /Remember me on this phone/ }).check();
  return list.send();
}

const setState = (shop: System, state: 'active' | 'archived') =>
  query(shop, `UPDATE product SET state = $1 WHERE code = 'GC-10'`, [state]);

test('whoever asked for it sends last year’s list in at most eight taps, and is forgotten with one', async ({
  page,
  shop,
}) => {
  const name = `Kamala ${test.info().project.name}`;
  const { number } = await sendFirst(page, name, '9876512001', true);
  await test.step('the home page shows the order, and the copy of everybody else does not', async () => {
    await home(page);
    await expect(page.getByRole('link', { name: `Your order ${number}` })).toContainText('Received');
    expect(await (await fetch(shop.url)).text()).not.toContain('Welcome back');
  });

  await test.step('a year later one of the two items is not sold any more', async () => {
    await query(shop, `UPDATE orders SET placed_at = placed_at - interval '350 days' WHERE number = $1`, [
      number,
    ]);
    await setState(shop, 'archived');
    await home(page);
  });

  let taps = 0;
  const tap = async (what: ReturnType<Page['getByRole']>) => {
    taps++;
    await what.click();
  };
  await test.step('the list comes at today’s prices, with something like what is missing', async () => {
    await tap(page.getByRole('link', { name: 'Order what you had last year (2 items)' }));
    const dialog = page.getByRole('dialog', { name: '1 of the 2 items is not available now' });
    await expect(dialog.getByText('Plastic Chakkar')).toBeVisible();
    await tap(dialog.getByRole('checkbox', { name: 'Ground Chakkar Big, 10 pcs, ₹32' }));
    await tap(dialog.getByRole('button', { name: 'Put 2 items on the list' }));
    await expect(page.getByRole('form', { name: 'Price list' }).getByText('2 items · ₹3,178')).toBeVisible();
    await setState(shop, 'active');
    await tap(page.getByRole('button', { name: 'Review', exact: true }));
  });

  await test.step('the review knows who orders and where it goes', async () => {
    await expect(page.getByText(`Filled in from the last order of ${name}`, { exact: false })).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toHaveValue('9876512001');
    await expect(page.getByRole('radio', { name: /Madhavaram Lorry Hub/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Remember me on this phone/ })).toBeChecked();
    await tap(page.getByRole('checkbox', { name: /18 or older/ }));
    await tap(page.getByRole('checkbox', { name: /I agree to the terms/ }));
    await billed(page);
    const list = new QuickOrder(page);
    await tap(list.sendButton);
    await list.placed();
    expect(taps).toBeLessThanOrEqual(8);
  });

  await test.step('one tap forgets, in the review of another tab as well', async () => {
    const other = await page.context().newPage();
    const review = new QuickOrder(other);
    await review.open();
    await review.want(enough);
    await review.review();
    await expect(other.getByLabel('Mobile number')).toHaveValue('9876512001');
    await page.goto('/track');
    await hydrated(page);
    await expect(page.getByText('Changes to these orders then go by phone.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: `Forget ${name} on this phone` }).click();
    await expect(page.getByText('Forgotten.', { exact: false })).toBeVisible();
    await expect(welcome(page)).toBeHidden();
    await expect(other.getByLabel('Mobile number')).toHaveValue('');
    await other.close();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('device');
    const list = new QuickOrder(page);
    await list.open();
    await list.want(enough);
    await list.review();
    await expect(page.getByLabel('Mobile number')).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /Remember me on this phone/ })).not.toBeChecked();
  });
});

test('two people order on one phone: the second is not shown to be known, and the first stays', async ({
  page,
}) => {
  const [first, second] = ['Selvi', 'Ravi'].map((name) => `${name} ${test.info().project.name}`) as [
    string,
    string,
  ];
  const { number } = await sendFirst(page, first, '9876512002', true);
  const list = new QuickOrder(page);
  await list.open();
  await list.want(enough);
  await list.review();
  await page.getByRole('button', { name: 'Somebody else orders' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await list.fillAddress({ name: second, phone: '9876512003' });
  await list.consent();
  await billed(page);
  const sent = await list.send();
  await home(page);
  await expect(page.getByRole('heading', { name: `Welcome back, ${first}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Your order ${number}` })).toBeVisible();
  await expect(page.getByText(sent.number)).toBeHidden();
});
