import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { query } from '../../support/database.ts';
import { QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';
import { comeIn } from '../../support/staff.ts';

interface Kept {
  name: string;
  phone: string | null;
  email: string | null;
  subject: string;
  message: string;
}

const markup = `<script>window.ran = true</script><img src=x onerror="window.ran = true"> & "quotes" 'and' {{7*7}}`;

async function write(page: Page, name: string, message: string, phone = '98765 43210'): Promise<void> {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('What it is about').selectOption({ label: 'Delivery and pickup' });
  await form.getByLabel('Message').fill(message);
}

const phoneOf = (index: number) => `98765${String(index).padStart(5, '0')}`;

for (const [index, javaScriptEnabled] of [true, false].entries()) {
  test.describe(`the contact form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('takes a message full of markup, keeps it as text, and nothing of it runs', async ({
      page,
      browser,
      shop,
    }) => {
      const name = `<b onclick=alert(1)>${randomUUID().slice(0, 8)}</b>`;
      await write(page, name, markup, phoneOf(index));
      await page.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByText('Your message has arrived')).toBeVisible();
      await expect(page).toHaveURL('/contact?sent=yes#sent');
      await page.reload();
      const kept = await query<Kept>(
        shop,
        'SELECT name, phone, email, subject, message FROM contact_message WHERE name = $1',
        [name],
      );
      expect(kept).toEqual([
        { name, phone: phoneOf(index), email: null, subject: 'delivery', message: markup },
      ]);

      const staff = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
      await comeIn(staff, shop, '/admin/contacts');
      const card = staff.getByRole('listitem').filter({ hasText: name });
      await expect(card).toContainText(markup);
      await expect(card.locator('img, script, b[onclick]')).toHaveCount(0);
      expect(await staff.evaluate(() => 'ran' in window)).toBe(false);
      await card.getByRole('button', { name: 'Mark as answered' }).click();
      await expect(staff.getByText('Marked as answered.')).toBeVisible();
      await expect(card).toHaveCount(0);
      await staff.getByRole('link', { name: 'Answered', exact: true }).click();
      await expect(card).toContainText('Answered by');
      await staff.context().close();
    });

    test('says at each field what is wrong, and keeps what was typed', async ({ page, shop }) => {
      const name = `Careless ${randomUUID()}`;
      await write(page, name, markup, '12345');
      await page.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByText('This is not an Indian mobile number.')).toBeVisible();
      const form = page.getByRole('form', { name: 'Write to us' });
      await expect(form.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel('Your name')).toHaveValue(name);
      await expect(form.getByLabel('Mobile number')).toHaveValue('12345');
      await expect(form.getByLabel('What it is about')).toHaveValue('delivery');
      await expect(form.getByLabel('Message')).toHaveValue(markup);
      expect(await query(shop, 'SELECT FROM contact_message WHERE name = $1', [name])).toEqual([]);
    });
  });
}

test('whatever fills the trap hears the same, and nothing is kept', async ({ request, shop }) => {
  const name = `Robot ${randomUUID()}`;
  const form = {
    name,
    phone: '9876512345',
    email: '',
    subject: 'other',
    message: 'Buy followers',
    website: 'https://spam.example',
  };
  const answer = await request.post('/contact', { headers: { origin: shop.url }, form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toBe('/contact?sent=yes#sent');
  expect(await query(shop, 'SELECT FROM contact_message WHERE name = $1', [name])).toEqual([]);
});

test('too many messages from one number are told to wait, in the page', async ({ request, shop }) => {
  const form = {
    name: 'Eager Ezhil',
    phone: '9876598765',
    subject: 'other',
    message: 'Hello, are you there?',
  };
  const send = () => request.post('/contact', { headers: { origin: shop.url }, form, maxRedirects: 0 });
  for (let sent = 0; sent < 5; sent++) expect((await send()).status()).toBe(303);
  const refused = await send();
  expect(refused.status()).toBe(200);
  const page = await refused.text();
  expect(page).toMatch(/Too many tries\. Please wait \d+ minutes and try again\./);
  expect(page).toContain('Hello, are you there?');
});

const long = 'a'.repeat(10_000);
const publicPaths = [
  '/',
  '/about',
  '/refund',
  '/contact',
  '/privacy',
  '/sitemap',
  '/city',
  '/city/chennai',
  '/quick-order',
  '/quick-order/RAVI10',
  '/crackers',
  '/crackers/sparklers',
  '/crackers/sparklers/7-cm-electric-sparklers',
  '/advance-schemes',
  '/blog',
  '/blog/what-green-crackers-really-are',
  '/fire-safety-tips',
  '/pollution-free-crackers',
  '/track',
  '/diwali-sale-closed',
];
/** Sent as they are: a client that is not a browser does not tidy addresses. */
const malformed = [
  '%00',
  '%zz',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '../../etc/passwd',
  '%c0%af',
  '%ff',
  "'%20OR%201=1--",
  encodeURIComponent(markup),
  long,
];

test('whatever address is asked for, the answer is clear and never a 500', async ({ request, shop }) => {
  test.slow();
  for (const path of publicPaths) {
    for (const query of [
      `?q=${long}`,
      `?page=${long}&token=${long}&sent=${long}`,
      '?q=%00',
      '?q=%zz',
      `?${long}`,
      '?q[]=1&q[a]=2&__proto__=x',
    ]) {
      const { status } = await fetch(shop.url + path + query, { redirect: 'manual' });
      expect([path, query.slice(0, 30), status < 500]).toEqual([path, query.slice(0, 30), true]);
    }
    for (const end of malformed) {
      const answer = await request.get(`${shop.url}${path === '/' ? '' : path}/${end}`, { maxRedirects: 0 });
      expect([path, end.slice(0, 30), answer.status() < 500]).toEqual([path, end.slice(0, 30), true]);
      expect(await answer.text()).not.toContain('<script>window.ran');
    }
  }
});

test('a search of 10,000 letters is told what a search takes', async ({ page }) => {
  const answer = await page.goto(`/crackers?q=${long}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('That is more than we can search for')).toBeVisible();
  await expect(page.getByText('A search takes up to 100 characters.')).toBeVisible();
});

test('a search forgives a typing error, adds to the list, and helps when nothing is found', async ({
  page,
}) => {
  await page.goto('/crackers?q=flwer+pot');
  await expect(page.getByRole('heading', { name: /items for “flwer pot”/ })).toBeVisible();
  await page.getByRole('button', { name: 'One more of Flower Pots Small' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your list' })).toContainText('1 item');
  const list = new QuickOrder(page);
  await list.open();
  await test.step('in the list by a kind and a price, of which both must be true', async () => {
    const button = page.getByRole('button', { name: 'Filters', exact: true });
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await button.click();
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    const shown = filters.getByRole('button', { name: /^Show \d+ items?$/ });
    const all = (await shown.textContent()) ?? '';
    const row = (code: string) => page.locator(`[data-code="${code}"]`);
    await filters.getByRole('checkbox', { name: /^Sparklers/ }).check();
    await filters.getByRole('checkbox', { name: /^Up to ₹50/ }).check();
    await expect(row('SP-14'), 'a sparkler of ₹126').toBeHidden();
    await expect(row('BM-01'), 'a bomb of ₹45').toBeHidden();
    await expect(row('SP-13'), 'a sparkler of ₹38').toBeVisible();
    const clear = filters.getByRole('button', { name: 'Clear', exact: true });
    await clear.click();
    await expect(row('SP-14')).toBeVisible();
    await expect(row('BM-01')).toBeVisible();
    await expect(shown).toHaveText(all);
    await expect(clear).toBeFocused();
    await page.keyboard.press('Escape');
  });
  // What the site's search finds by the same words is told without a browser (backend's search.test.ts).
  await test.step('in the list by other names and in Tamil, with errors too', async () => {
    for (const [text, name] of [
      ['anar', 'Flower Pots Small'],
      ['phuljari', '7 cm Electric Sparklers'],
      ['zameen chakkar', 'Wire Chakkar'],
      ['புஸ்வானம்', 'Flower Pots Small'],
      ['7cm red', '7 cm Red Sparklers'],
      ['chakri', 'Wire Chakkar'],
      ['பூசெடி', 'Flower Pots Small'],
      ['matchbox', 'Royal Match Box'],
      ['phooljhadi', '7 cm Electric Sparklers'],
      ['kambi mathapu', '7 cm Electric Sparklers'],
      ['sangu chakkaram', 'Wire Chakkar'],
      ['poochatti', 'Flower Pots Small'],
      ['poo chatti', 'Flower Pots Small'],
      ['pusvanam', 'Flower Pots Small'],
      ['laxmi', '4" Gold Lakshmi'],
      ['rokcet', 'Baby Rocket'],
    ] as const) {
      await page.getByRole('searchbox', { name: 'Find in the list' }).fill(text);
      await expect(page.getByRole('link', { name: 'Atom Bomb', exact: true })).toBeHidden();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
  await test.step('what is banned is answered with the reason, what comes closest as no more than that', async () => {
    const input = page.getByRole('searchbox', { name: 'Find in the list' });
    await input.fill('1000 wala');
    await expect(page.getByText('Joined crackers (walas, garlands, ladis) are banned')).toBeVisible();
    await input.fill('red rocket');
    await expect(page.getByText('Nothing has all of these words. These come closest.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Baby Rocket', exact: true })).toBeVisible();
    await input.fill('madurai');
    await page.getByRole('link', { name: 'Look for it among cities and pages' }).click();
    await expect(page).toHaveURL('/crackers?q=madurai');
    const pages = page.locator('section', { hasText: 'Cities and pages' });
    await expect(pages.getByRole('link', { name: 'Madurai, Tamil Nadu' })).toBeVisible();
    await page.goto('/crackers?q=ladi');
    await expect(page.getByText('“ladi” is not sold')).toBeVisible();
    await page.goto('/crackers?q=refund');
    await expect(pages.getByRole('link', { name: 'Refunds and terms' })).toBeVisible();
    await expect(page.getByText('Nothing found', { exact: false })).toHaveCount(0);
    for (const asked of ['green crackers', 'pasumai']) {
      await page.goto(`/crackers?q=${asked}`);
      await expect(pages.getByRole('link', { name: 'Pollution-free crackers' })).toBeVisible();
    }
  });
  await page.goto('/crackers?q=xylophone+quartz');
  await expect(page.getByText('Nothing found for “xylophone quartz”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sparklers', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sparklers/ })).toBeVisible();
});
