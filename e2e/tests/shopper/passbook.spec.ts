import type { Page } from '@playwright/test';
import { addDays, dayOf, formatDay } from '@shop/contracts/rules/days';

import { faults } from '../../support/axe.ts';
import { query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { changeSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/shop.ts';

restoreSettings();

/** The browser keeps the place in the page that the form was sent to. */
const ownAddress = /\/passbook\/[\w-]{22}#join$/;

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: /Deepam 500/ }).check();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Mobile number', { exact: true }).fill('98421 55501');
  await page.getByLabel('Address', { exact: true }).fill('12 North Car Street, Madurai 625001');
  await page.getByLabel('Name of the nominee').fill('Kannan S');
  await page.getByLabel('What they are to you').fill('Husband');
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel('I am 18 or older.').check();
  await page.getByLabel(/I agree to the terms/).check();
}

test('a shopper joins a scheme and has a passbook, in the closed months too', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();

  await test.step('what is missing is told, and what was typed outlives a reload', async () => {
    await page.goto('/advance-schemes');
    await hydrated(page);
    await page.getByRole('link', { name: 'Join Deepam 500' }).click();
    await expect(page.getByRole('radio', { name: /Deepam 500/ })).toBeChecked();
    await fillIn(page, 'Meena Kannan');
    await page.getByLabel('Mobile number', { exact: true }).fill('12345');
    await page.reload();
    await expect(page.getByLabel('Name of the nominee')).toHaveValue('Kannan S');
    await agree(page);
    await page.getByRole('button', { name: 'Look it over' }).click();
    await expect(page.getByText('This is not an Indian mobile number.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Mobile number', { exact: true })).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('read once more, it is sent, and leads to the passbook', async () => {
    await page.getByLabel('Mobile number', { exact: true }).fill('+91 98421 55501');
    await page.getByRole('button', { name: 'Look it over' }).click();
    await expect(page.getByText('Nothing has been sent yet.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Ask to join' }).click();
    await expect(page).toHaveURL(ownAddress);
    await expect(page.getByRole('heading', { name: /^Passbook PB-\d{5}$/ })).toBeVisible();
    await expect(page.getByText('We have your request.', { exact: false })).toBeVisible();
  });

  const token = new URL(page.url()).pathname.split('/')[2] ?? '';
  const [member] = await query<{ number: string }>(
    shop,
    "UPDATE membership SET state = 'active' WHERE token = $1 RETURNING number",
    [token],
  );
  // The 20th of last month: a year later is still ahead whenever this runs.
  const paidOn = `${addDays(`${dayOf(new Date()).slice(0, 7)}-01`, -1).slice(0, 7)}-20`;
  const yearEnds = `${Number(paidOn.slice(0, 4)) + 1}${paidOn.slice(4)}`;
  await query(
    shop,
    `INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, reference, received_on, recorded_at)
     SELECT gen_random_uuid(), id, 'receipt', 70000, 'upi', 'UTR620011223', $2, now()
     FROM membership WHERE token = $1`,
    [token, paidOn],
  );

  await test.step('it says what is paid, what comes next and how to pay it', async () => {
    const answer = await page.request.get(`/passbook/${token}`);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
    await page.reload();
    await hydrated(page);
    // ₹700 came in: the first of ₹500 is paid, of the second ₹300 are missing; the benefit is 10 % of 700.
    await expect(page.getByRole('row', { name: /^1 / })).toContainText(`Paid ${formatDay(paidOn)}`);
    await expect(page.getByRole('row', { name: /^2 / })).toContainText('₹200 paid');
    await expect(page.getByText('₹770')).toBeVisible();
    const upi = await page.locator('a[href^="upi:"]').getAttribute('href');
    expect(upi).toContain(`am=300.00&cu=INR&tn=${member?.number}`);
    await expect(page.getByRole('img', { name: /A QR code that opens the payment/ })).toBeVisible();
    await expect(page.getByText(`until ${formatDay(yearEnds)}`, { exact: false })).toBeVisible();
    await expect(page.getByText(`Receipt ${member?.number}/1`).first()).toBeVisible();
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(((await (await page.request.get(manifest ?? '')).json()) as { start_url: string }).start_url).toBe(
      `/passbook/${token}`,
    );
    const calendar = await page
      .getByRole('link', { name: 'Due days for your calendar' })
      .getAttribute('href');
    expect(await (await page.request.get(calendar ?? '')).text()).toContain('pay ₹300 (2 of 10)');
    expect(await faults(page)).toEqual([]);
  });

  await test.step('on paper it has its instalments, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row', { name: /^1 / })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await changeSettings(shop, 'season', { closed: true });
  await expect.poll(async () => (await page.request.get('/', { maxRedirects: 0 })).status()).toBe(302);

  await test.step('while the shop is closed its link shows it whole', async () => {
    await page.goto(`/passbook/${token}`);
    await expect(page).toHaveURL(`/diwali-sale-closed?passbook=${token}`);
    await expect(page.getByRole('img', { name: /A QR code that opens the payment/ })).toBeVisible();
    await expect(page.getByText('₹770')).toBeVisible();
    const answer = await page.request.get(page.url());
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await faults(page)).toEqual([]);
  });

  await test.step('and schemes are joined from the closed page, without JavaScript', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const visitor = await plain.newPage();
    await visitor.goto('/advance-schemes');
    await expect(visitor.getByRole('heading', { name: 'The sale is closed' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Look at them and join' }).click();
    await fillIn(visitor, 'Plain Ponni');
    await agree(visitor);
    await visitor.getByRole('button', { name: 'Look it over' }).click();
    const posted = visitor.waitForRequest((request) => request.postData()?.includes('key=') === true);
    await visitor.getByRole('button', { name: 'Ask to join' }).click();
    await expect(visitor.getByText('We have your request.', { exact: false })).toBeVisible();
    const own = visitor.url();
    expect(own).toMatch(/\/diwali-sale-closed\?passbook=[\w-]{22}#join$/);

    const again = await visitor.request.post((await posted).url(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url },
      data: (await posted).postData() ?? '',
      maxRedirects: 0,
    });
    expect(again.status()).toBe(303);
    expect(again.headers()['location']).toBe(`/passbook/${/[\w-]{22}(?=#)/.exec(own)?.[0]}`);
    await plain.close();
  });
});
