import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { faults } from '../../support/axe.ts';
import { ownerOf } from '../../support/database.ts';
import { fact, QuickOrder, type Wanted } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';
import { signIn } from '../../support/staff.ts';

/** A photograph, as far as the shop can tell. */
const PICTURE = path.join(import.meta.dirname, '../../pictures/order-desk.png');

/** Thirty products with their net rates from the price list; every amount was multiplied by hand. */
const thirty: Wanted = [
  ['7 cm Electric Sparklers, 10 pcs', 10], // 13 × 10 = 130
  ['7 cm Colour Crackling Sparklers, 10 pcs', 5], // 14 × 5 = 70
  ['15 cm Electric Sparklers, 10 pcs', 4], // 35 × 4 = 140
  ['50 cm Electric Sparklers, 5 pcs', 1], // 126
  ['Flower Pots Small, 10 pcs', 2], // 40 × 2 = 80
  ['Flower Pots Big, 10 pcs', 3], // 57 × 3 = 171
  ['Flower Pots Deluxe, 5 pcs', 1], // 160
  ['Ground Chakkar Big, 10 pcs', 5], // 32 × 5 = 160
  ['Ground Chakkar Big, 25 pcs', 2], // 90 × 2 = 180
  ['Ground Chakkar Deluxe, 10 pcs', 1], // 115
  ['2¾" Kuruvi, 5 pcs', 10], // 9 × 10 = 90
  ['4" Gold Lakshmi, 5 pcs', 3], // 30 × 3 = 90
  ['Red Bijili, 100 pcs', 2], // 30 × 2 = 60
  ['Super Stripped Bijili, 100 pcs', 1], // 45
  ['Atom Bomb, 10 pcs', 2], // 50 × 2 = 100
  ['Baby Rocket, 10 pcs', 1], // 60
  ['Whistling Rocket, 10 pcs', 1], // 170
  ['1½" Twinkling Star, 10 pcs', 3], // 22 × 3 = 66
  ['12" Pencil, 3 pcs', 2], // 48 × 2 = 96
  ['Popcorn Pencil, 5 pcs', 1], // 240
  ['Butterfly, 5 pcs', 2], // 70 × 2 = 140
  ['Snake Tablet, 10 pcs', 5], // 20 × 5 = 100
  ['Roll Cap, 20 rolls', 1], // 80
  ['Colour Match Box, 10 pcs', 1], // 160
  ['Sun Light Fountain, 5 pcs', 2], // 90 × 2 = 180
  ['Jazz Music 6", 1 pc', 1], // 171
  ['Chotta Fancy, 1 pc', 3], // 40 × 3 = 120
  ['12 Shot, 1 pc', 1], // 160
  ['Ganapathy Gift Box (20 items)', 1], // 270
  ['Lakshmi Gift Box (42 items)', 1], // 610
];

/**
 * Net: 130 + 70 + 140 + 126 + 80 + 171 + 160 + 160 + 180 + 115 = 1,332; + 90 + 90 + 60 + 45 + 100 + 60 + 170 + 66 + 96
 * + 240 = 2,349; + 140 + 100 + 80 + 160 + 180 + 171 + 120 + 160 + 270 + 610 = 4,340.
 * MRP: 650 + 350 + 700 + 630 + 400 + 855 + 800 + 800 + 900 + 575 = 6,660; + 450 + 450 + 300 + 225 + 500 + 300 + 850
 * + 330 + 480 + 1,200 = 11,745; + 700 + 500 + 450 + 800 + 900 + 855 + 600 + 800 + 1,350 + 3,050 = 21,750.
 * Packing 3 % of 4,340 = 130.20; freight to Madhavaram 250; 4,720.20 rounds down by 20 paise to 4,720.
 */
const bill: [name: string | RegExp, amount: string][] = [
  ['Goods at MRP', '₹21,750'],
  ['Discount', '−₹17,410'],
  ['Goods at the net rate', '₹4,340'],
  [/^Packing/, '₹130.20'],
  ['Freight', '₹250'],
  ['Rounding to the rupee', '−₹0.20'],
  ['Total', '₹4,720'],
];

async function expectBill(page: Page): Promise<void> {
  for (const [name, amount] of bill) await expect(fact(page, name)).toHaveText(amount);
}

async function expectTracked(shopper: Page, step: string, sentence: string): Promise<void> {
  await shopper.reload();
  const line = shopper.getByRole('list', { name: 'Where it is' });
  await expect(line.locator('[aria-current=step]')).toHaveText(step);
  await expect(shopper.getByText(sentence)).toBeVisible();
}

test('a shopper orders thirty items, and staff carry the order to the collection', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const list = new QuickOrder(page);
  const name = `Meenakshi ${test.info().project.name}`;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Open the price list' }).first().click();
  await expect(page).toHaveURL('/quick-order');

  await test.step('the list adds up while it is filled', async () => {
    await list.want(thirty);
    const form = page.getByRole('form', { name: 'Price list' });
    await expect(form.getByText('30 items · ₹4,340')).toBeVisible();
    await expect(form.getByText('₹17,410 below MRP')).toBeVisible();
  });

  await test.step('the review shows the whole bill and fills in what the PIN code tells', async () => {
    await list.review();
    // On a phone it stands in the folded bill.
    if (test.info().project.name !== 'phone')
      await expect(list.sum('Freight')).toHaveText('known once you choose how you get it');
    await list.fillAddress({ name });
    await expect(page.getByLabel('Door number and street')).toBeHidden();
    await page.getByText('I need a GST invoice').click();
    await page.getByLabel('GSTIN').fill('33BBBBB0000B1Z1');
    await page.getByLabel('Trade name').fill('Meena Stores');
    await expect(page.getByText('A GST invoice has the address of the business.')).toBeVisible();
    await page.getByLabel('Door number and street').fill('14 Kutchery Road, Mylapore');
    await expect(page.getByLabel('City or town')).toHaveValue('Chennai');
    await expect(page.getByLabel('District')).toHaveValue('Chennai');
    await expect(page.getByLabel('State').locator('option:checked')).toHaveText('Tamil Nadu');
    await expect(list.sendButton).toHaveText('Send the request · ₹4,720');
    if (test.info().project.name === 'phone') {
      // The fields come first: the bill is one line until it is asked for.
      await expect(list.sum('Total')).toBeHidden();
      await page.getByText('30 items · ₹4,720').click();
    }
    await expectBill(page);
  });

  const { number, token } =
    await test.step('it is sent once and has a number and a page of its own', async () => {
      await list.consent();
      await list.sendButton.click();
      await expect(page.getByLabel('GSTIN')).toBeFocused();
      await expect(page.getByText('A letter or digit is mistyped', { exact: false })).toBeVisible();
      await page.getByLabel('GSTIN').fill('33bbbbb0000b1z0');
      const placed = await list.send();
      await expect(page.getByText('Your request is with us.', { exact: false })).toBeVisible();
      await expect(page.getByRole('link', { name: 'The estimate as PDF' })).toHaveAttribute(
        'href',
        `/api/public/orders/${placed.token}/estimate.pdf`,
      );
      await expectBill(page);
      return placed;
    });

  await test.step('the estimate comes as a PDF, printed by the thread of the built shop', async () => {
    // The thread may be busy: who is told so asks again.
    const pdf = async () => (await page.request.get(`/api/public/orders/${token}/estimate.pdf`)).text();
    await expect.poll(pdf).toMatch(/^%PDF-/);
  });

  await test.step('the page prints as the estimate', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(number).and(page.locator(':visible')).first()).toBeVisible();
    await expect(page.getByText('Estimate', { exact: true })).toBeVisible();
    await expect(page.getByText('33AAAAA0000A1Z9').and(page.locator(':visible'))).toBeVisible();
    await expectBill(page);
    await expect(page.getByRole('row').filter({ hasText: 'SP-01' })).toContainText('₹130');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    // As long as an address may be, and without a space, it stays on the paper.
    const screen = page.viewportSize();
    await page.setViewportSize({ width: 700, height: 900 });
    const street = page.getByText('14 Kutchery Road').and(page.locator(':visible')).first();
    await street.evaluate((line) => (line.textContent = 'W'.repeat(200)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(700);
    const pdf = (await page.pdf()).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
    if (screen) await page.setViewportSize(screen);
  });

  await test.step('the draft is empty again', async () => {
    await list.open();
    await expect(page.getByText('Nothing on your list yet')).toBeVisible();
    await page.goto(`/order/${token}`);
  });

  await test.step('a telephone keeps the order’s page on its home screen', async () => {
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({
      start_url: `/order/${token}`,
      name: `Order ${number}`,
    });
  });

  const staff = await (await browser.newContext()).newPage();
  await test.step('staff sign in and find the order by its number', async () => {
    await staff.goto('/admin/orders');
    await signIn(staff, ownerOf(shop));
    await staff.getByRole('searchbox', { name: 'Search orders' }).fill(number);
    await expect(staff.getByRole('status').filter({ hasText: /^1 order/ })).toBeVisible();
    await staff.getByRole('link', { name: number }).click();
    await expect(staff.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(staff.getByRole('row', { name: /^Total/ })).toContainText('₹4,720');
    await expect(staff.getByRole('row', { name: /^Packing/ })).toContainText('₹130.20');
    await expect(staff.getByText(name, { exact: true })).toBeVisible();
  });

  const step = async (button: string, said: string) => {
    await staff.getByRole('button', { name: button, exact: true }).click();
    await expect(staff.getByText(said)).toBeVisible();
  };
  const pay = async (mode: string, amount: string, utr: string, said: string) => {
    await staff.getByRole('button', { name: 'Record payment' }).click();
    const dialog = staff.getByRole('dialog', { name: `Record a payment for ${number}` });
    await dialog.getByLabel('Mode').selectOption(mode);
    await dialog.getByLabel('Amount in rupees').fill(amount);
    await dialog.getByLabel('UTR or reference').fill(utr);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(staff.getByText(said)).toBeVisible();
    await expect(dialog).toBeHidden();
  };

  await test.step('confirmed by phone: now the payment details are shown', async () => {
    await expect(page.getByText('Please pay nothing yet.', { exact: false })).toBeVisible();
    await step('Confirm', 'The order is confirmed.');
    await expectTracked(page, 'Confirmed', 'Confirmed. We pack it now.');
    await expect(fact(page, 'UPI ID')).toBeVisible();
    const press = page.getByRole('link', { name: 'Pay ₹4,720 by UPI', includeHidden: true });
    expect(await press.getAttribute('href')).toMatch(
      new RegExp(`^upi://pay\\?pa=agalcrackers@demobank&pn=[^&]+&am=4720\\.00&cu=INR&tn=${number}$`),
    );
    const qrCode = page.getByAltText('A QR code that opens the payment in your UPI app');
    const isPhone = test.info().project.name === 'phone';
    await expect(press).toBeVisible({ visible: isPhone });
    await expect(qrCode).toBeVisible({ visible: !isPhone });
    for (const copied of ['UPI ID', 'Account number', 'IFSC'])
      await expect(page.getByRole('button', { name: `Copy ${copied}` })).toBeVisible();
  });

  await test.step('paid in two parts: ₹2,000 by UPI and the ₹2,720 that are left by bank', async () => {
    const utr = test.info().project.name === 'phone' ? '630200000001' : '630200000002';
    await pay('UPI', '2000', utr, '₹2,000 is recorded.');
    await expect(fact(staff, 'Balance')).toHaveText('₹2,720');
    await expect(staff.getByRole('region', { name: 'The order at a glance' })).toContainText(
      '₹2,720 left to pay',
    );
    await page.reload();
    await expect(page.getByText('Still to pay').locator('..')).toContainText('₹2,720');

    await pay('Bank transfer', '2720', `N${utr}720`, '₹2,720 is recorded.');
    await expect(fact(staff, 'Balance')).toHaveText('₹0');
    const ledger = staff.getByRole('table', { name: 'Ledger of payments' });
    await expect(ledger.getByRole('row').filter({ hasText: `UPI ${utr}` })).toContainText('₹2,000');
    await expect(ledger.getByRole('row').filter({ hasText: `N${utr}720` })).toContainText('₹2,720');
    await page.reload();
    await expect(page.getByText('Paid in full')).toBeVisible();
  });

  await test.step('packed, on the lorry with its receipt, arrived, collected', async () => {
    await staff.getByRole('button', { name: 'Pack', exact: true }).click();
    const packing = staff.getByRole('dialog', { name: `Pack ${number}` });
    await packing.getByLabel('Parcels').fill('3');
    await packing.getByRole('button', { name: 'Pack', exact: true }).click();
    await expect(staff.getByText('The order is packed.')).toBeVisible();
    await expectTracked(page, 'Packed', 'Packed. It leaves with the next lorry.');

    await staff.getByRole('button', { name: 'Dispatch', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: `Dispatch ${number}` });
    await dialog.getByLabel('Transporter').fill('Vetri Lorry Service');
    await dialog.getByLabel('LR number').fill('VLS-20417');
    await expect(dialog.getByLabel('Parcels'), 'as they were counted').toHaveValue('3');
    await dialog.getByRole('button', { name: 'Dispatch', exact: true }).click();
    await expect(staff.getByText('The order is dispatched.')).toBeVisible();
    await expectTracked(page, 'On the lorry', 'It is on the lorry to your pickup location.');
    await expect(fact(page, 'Transporter')).toHaveText('Vetri Lorry Service');
    await expect(fact(page, 'LR number')).toHaveText('VLS-20417');
    await expect(fact(page, 'Parcels')).toHaveText('3');

    await expect(page.getByRole('region', { name: 'GST invoice for' })).toContainText('Meena Stores');
    await staff.getByRole('region', { name: 'Delivery' }).getByRole('link', { name: /^DS\// }).click();
    for (const copy of ['ORIGINAL FOR RECIPIENT', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR SUPPLIER'])
      await expect(staff.getByText(copy)).toBeAttached();
    await expect(staff.getByText('33BBBBB0000B1Z0').first()).toBeVisible();
    await staff.goBack();

    await step('Mark as arrived', 'The order has arrived at the pickup location.');
    await expectTracked(page, 'Arrived', 'It is at your pickup location.');
    await step('Mark as collected', 'The order is collected.');
    await expectTracked(page, 'Collected', 'Collected. Thank you, and celebrate safely.');
    await expect(staff.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toHaveText(
      'Collected',
    );
  });

  await test.step('the gift box came broken: she tells it with a photograph, staff credit it, and the page says so', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Tell us what is broken or missing' }).click();
    const form = page.getByRole('form', { name: 'What is broken or missing?' });
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form.getByText('Please count what is broken or missing.')).toBeVisible();
    await form.getByRole('button', { name: 'One more of Lakshmi Gift Box (42 items)' }).click();
    await form.getByLabel('What happened').fill('The box was wet');
    await form.getByLabel('Photographs').setInputFiles([
      { name: 'box.png', mimeType: 'image/png', buffer: await readFile(PICTURE) },
      { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    await expect(form.getByText('note.png cannot be read as a photograph.')).toBeVisible();
    await expect(form.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    // The first answer is lost, and she changes a word before she presses again.
    await page.route(
      '**/claims',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form.getByText('No answer came, so we do not know whether it arrived.')).toBeVisible();
    await form.getByLabel('What happened').fill('The box was wet and torn');
    await form.getByRole('button', { name: 'Send it' }).click();
    const first = page.getByRole('alert').filter({ hasText: 'What you sent first has arrived' });
    await expect(first.getByText('Lakshmi Gift Box (42 items): 1')).toBeVisible();
    await expect(first.getByText('You sent 1 photograph.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('You told us what is broken or missing')).toHaveCount(1);
    await expect(page.getByText('You sent 1 photograph.')).toBeVisible();

    // Another photograph follows after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Add photographs' }).click();
    await page
      .getByLabel('Photographs')
      .setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: await readFile(PICTURE) });
    await page.getByRole('button', { name: 'Send the photographs' }).click();
    await expect(page.getByText('You sent 2 photographs.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add photographs' })).toBeVisible();

    await staff.getByRole('button', { name: 'See photograph 1 larger' }).click();
    const large = staff.getByRole('dialog').getByRole('img', { name: 'Photograph 1' });
    await expect(large).toHaveJSProperty('complete', true);
    expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
    await staff.keyboard.press('Escape');
    await expect(staff.getByText('They say: The box was wet')).toBeVisible();
    await staff.getByRole('button', { name: 'Credit goods' }).click();
    const dialog = staff.getByRole('dialog', { name: `${number}: credit broken or missing goods` });
    await expect(dialog.getByLabel('told of 1')).toHaveValue('1');
    await dialog.getByLabel('Your answer').fill('We are sorry');
    await dialog.getByRole('button', { name: 'Credit goods' }).click();
    await expect(staff.getByText('The credit note is made, and the customer is told.')).toBeVisible();
    await expect(staff.getByText('₹610 was credited.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('We have taken it off your bill')).toBeVisible();
    await expect(page.getByText('₹610 is credited to you.')).toBeVisible();
    await expect(page.getByText('Our answer: We are sorry')).toBeVisible();
  });
  await staff.context().close();
});
