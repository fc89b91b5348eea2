import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import ts from 'typescript';

import { faults } from '../../support/axe.ts';
import { ordersOf, query } from '../../support/database.ts';
import { hydrated } from '../../support/hydrated.ts';
import { fact } from '../../support/quick-order.ts';
import { changeSettings } from '../../support/settings.ts';
import { restoreSettings } from '../../support/restore-settings.ts';
import { expect, test } from '../../support/shop.ts';

restoreSettings();

const ROOT = path.join(import.meta.dirname, '../../..');
const WORDS = path.join(ROOT, 'frontend/words');
const OWN_TEXTS = path.join(ROOT, 'backend/src/features/texts/domain/originals/en');

/** Whether a text is said by English pages, and not by Tamil ones. */
function englishTexts(): (text: string) => boolean {
  const tamil = sentencesIn(path.join(WORDS, 'ta/shop'));
  const english = [...sentencesIn(path.join(WORDS, 'en/shop'))].filter((text) => !tamil.has(text));
  // Of the owner's texts, what stands between the pieces that the shop fills in.
  const own = [...sentencesIn(OWN_TEXTS)]
    .flatMap((text) => text.split(/\{[a-z-]+\}/))
    .map((part) => part.trim())
    .filter((part) => /(?:[A-Za-z’]+[ ,:]+){3}[A-Za-z]+/.test(part));
  expect(english.length).toBeGreaterThan(500);
  expect(own.length).toBeGreaterThan(100);
  const sentences = new Set(english);
  return (text) => sentences.has(text) || own.some((part) => text.includes(part));
}

/** Texts in Latin letters, of two words at least. */
function sentencesIn(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      const said = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) ? node.text.trim() : '';
      if (/[A-Za-z]{2,}[ ,:][^A-Za-z]*[A-Za-z]{2,}/.test(said)) found.add(said);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return found;
}

/** What is read on a page, and what a screen reader says of it, but for what is marked as English. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marked = '[lang|="en"]:not(html), script, style, [data-own-text]';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(marked)) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (!element.closest(marked))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

async function englishOn(page: Page, isEnglish: (text: string) => boolean): Promise<string[]> {
  return (await textsOf(page)).filter(isEnglish);
}

/** The print worker may be busy: who is told so asks again. */
async function expectTamilPdf(page: Page, address: string | null): Promise<void> {
  const body = async () => (await (await page.request.get(address ?? '')).body()).toString('latin1');
  await expect.poll(body).toMatch(/^%PDF-[^]*\/Lang \(ta-IN\)/);
}

/** What a telephone keeps the page by. */
async function manifestOf(page: Page): Promise<unknown> {
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  return (await page.request.get(manifest ?? '')).json();
}

const PAGES = [
  '/ta',
  '/ta/quick-order',
  '/ta/crackers',
  '/ta/crackers?q=xyz',
  '/ta/crackers/sparklers',
  '/ta/crackers/sparklers/7-cm-electric-sparklers',
  '/ta/track',
  '/ta/contact',
  '/ta/advance-schemes',
  '/ta/city',
  '/ta/city/madurai',
  '/ta/blog',
  '/ta/fire-safety-tips',
  '/ta/pollution-free-crackers',
  '/ta/about',
  '/ta/refund',
  '/ta/privacy',
  '/ta/sitemap',
  '/ta/no-such-page',
];

test('no page says a sentence of the English ones, and each leads to itself in English', async ({ page }) => {
  const isEnglish = englishTexts();
  for (const address of PAGES) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    expect(await englishOn(page, isEnglish), `English on ${address}`).toEqual([]);
    const other = page.getByRole('banner').getByRole('link', { name: 'English' });
    await expect(other).toHaveAttribute('href', address.replace(/^\/ta/, '').replace(/\?.*/, '') || '/');
    await expect(other).toHaveAttribute('hreflang', 'en-IN');
  }
});

test('what the shop says of itself is in Tamil whole, and leads to Tamil pages', async ({ page }) => {
  for (const [address, begins] of [
    ['/ta/about', 'நாங்கள் யார்'],
    ['/ta/refund', 'ரத்து செய்ய'],
    ['/ta/privacy', 'யார் பொறுப்பு'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(begins);
    await expect(main.locator('[lang|="en"]')).toHaveCount(0);
    const links = await main
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !/^\/ta(?:\/|$)/.test(href ?? ''))).toEqual([]);
  }
});

test('a shopper who reads Tamil orders, and finds the order again', async ({ page, shop }) => {
  const name = `மீனாட்சி ${test.info().project.name}`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page).toHaveURL('/ta');
  await page.getByRole('main').getByRole('link', { name: 'விலைப் பட்டியலைத் திறக்க' }).first().click();
  await expect(page).toHaveURL('/ta/quick-order');
  await hydrated(page);

  await test.step('the list is there on paper, in Tamil too', async () => {
    const list = page.getByRole('main').locator('a[href*="price-list.pdf"]').first();
    await expectTamilPdf(page, await list.getAttribute('href'));
  });

  await test.step('Tamil, Latin and mixed spelling find the same', async () => {
    const search = page.getByRole('searchbox', { name: 'பட்டியலில் தேடு' });
    for (const typed of ['கம்பி', 'kambi', 'sparkler']) {
      await search.fill(typed);
      await expect(page.locator('[data-code="SP-01"]')).toBeVisible();
    }
    await search.fill('');
  });

  await test.step('the list is reviewed, and two mistakes are told at their fields', async () => {
    await page.locator('[data-code="GB-04"] input').fill('5');
    await page.locator('[data-code="SP-01"] input').fill('10');
    await page.getByRole('button', { name: 'சரிபார்', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'லிஸ்டைச் சரிபாருங்கள்' })).toBeVisible();
    await page.getByLabel('உங்கள் பெயர்').fill(name);
    await page.getByRole('textbox', { name: 'மொபைல் எண்', exact: true }).fill('12345');
    await page.getByLabel('PIN கோடு').fill('600028');
    await page.getByRole('radio', { name: /Madhavaram Lorry Hub/ }).check();
    await page.getByRole('checkbox', { name: /18 வயது/ }).check();
    await page.locator('button[type=submit]').last().click();
    await expect(page.getByText('இது இந்திய மொபைல் எண் இல்லை.', { exact: false }).first()).toBeVisible();
    await expect(
      page.getByText('விதிமுறைகளுக்குச் சம்மதம் என்று டிக் போடுங்கள்', { exact: false }).first(),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'மொபைல் எண்', exact: true }).fill('98765 43210');
    await page.getByRole('checkbox', { name: /விதிமுறைகள் சம்மதம்/ }).check();
    expect(await faults(page)).toEqual([]);
  });

  const number = await test.step('it is sent once, and its page is in Tamil', async () => {
    // 5 × 610 + 10 × 13 = 3,180; packing 3 % = 95.40; freight 250; rounded down by 40 paise
    await page.getByRole('button', { name: /₹3,525/ }).click();
    await page.waitForURL(/\/ta\/order\/[\w-]{22}/);
    await expect(fact(page, 'மொத்தம்').first()).toHaveText('₹3,525');
    expect(await ordersOf(shop, name)).toBe(1);
    expect(await englishOn(page, englishTexts())).toEqual([]);
    expect(await faults(page)).toEqual([]);
    const estimate = page.getByRole('link', { name: 'எஸ்டிமேட் PDF' });
    await expectTamilPdf(page, await estimate.getAttribute('href'));
    await page.reload();
    expect(await manifestOf(page)).toMatchObject({ start_url: new URL(page.url()).pathname, lang: 'ta-IN' });
    return /DS\d\d-\d{5}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
  });

  await test.step('it is found by its number', async () => {
    await page.goto('/ta/track');
    await page.getByLabel('ஆர்டர் எண்').fill(number);
    await page.getByLabel('மொபைல் எண்').fill('9876543210');
    await page.getByRole('button', { name: 'என் ஆர்டரைத் தேடு' }).click();
    await expect(page).toHaveURL(/\/ta\/order\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is made of plain forms in Tamil', async ({ page, shop }) => {
    const name = 'மாலதி';
    await page.goto('/ta/quick-order');
    await page.locator('[data-code="GB-04"] input').fill('5');
    await page.getByRole('button', { name: 'சரிபார்', exact: true }).click();
    await expect(page).toHaveURL('/ta/quick-order');
    await expect(page.getByRole('heading', { name: 'லிஸ்டைச் சரிபாருங்கள்' })).toBeVisible();
    await page.getByLabel('உங்கள் பெயர்').fill(name);
    await page.getByRole('textbox', { name: 'மொபைல் எண்', exact: true }).fill('98765 43210');
    await page.getByLabel('PIN கோடு').fill('600028');
    await page.getByLabel('ஊர்', { exact: true }).fill('Chennai');
    await page.getByRole('button', { name: 'பில்லைப் புதிதாகப் போடு' }).click();
    // 5 × 610 = 3,050; packing 3 % = 91.50; freight 250; rounded up by 50 paise
    await page.getByRole('checkbox', { name: /18 வயது/ }).check();
    await page.getByRole('checkbox', { name: /விதிமுறைகள் சம்மதம்/ }).check();
    await page.getByRole('button', { name: /₹3,392/ }).click();
    await expect(page).toHaveURL(/\/ta\/order\/[\w-]{22}/);
    expect(await ordersOf(shop, name)).toBe(1);
  });
});

test('a scheme is joined, its passbook read, and the closed season passed in Tamil', async ({
  page,
  shop,
}) => {
  const isEnglish = englishTexts();
  await page.goto('/ta/advance-schemes');
  await hydrated(page);
  await page.getByRole('radio', { name: /தீபம் 500/ }).check();
  await page.getByLabel('உங்கள் பெயர்').fill('மீனா');
  await page.getByLabel('மொபைல் எண்', { exact: true }).fill('98421 55502');
  await page.getByLabel('முகவரி', { exact: true }).fill('12 வடக்கு ரத வீதி, மதுரை 625001');
  await page.getByLabel('நாமினியின் பெயர்').fill('கண்ணன்');
  await page.getByLabel('நாமினி உங்களுக்கு என்ன உறவு').fill('கணவர்');
  await page.getByRole('checkbox', { name: 'எனக்கு 18 வயது நிறைந்தது.' }).check();
  await page.getByRole('checkbox', { name: /விதிமுறைகளுக்கும்/ }).check();
  await page.getByRole('button', { name: 'சரிபார்' }).click();
  await page.getByRole('button', { name: 'திட்டத்தில் சேர அனுப்பு' }).click();
  await expect(page).toHaveURL(/\/ta\/passbook\/[\w-]{22}/);
  await expect(page.getByRole('heading', { name: /^பாஸ்புக் PB-\d{5}$/ })).toBeVisible();

  const token = new URL(page.url()).pathname.split('/')[3] ?? '';
  await query(shop, "UPDATE membership SET state = 'active' WHERE token = $1", [token]);
  await query(
    shop,
    `INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, received_on, recorded_at)
     SELECT uuidv7(), id, 'receipt', 70000, 'cash', current_date, now() FROM membership WHERE token = $1`,
    [token],
  );
  await page.reload();
  await hydrated(page);
  // ₹700 came in: the first of ₹500 is paid, of the second ₹300 are missing.
  await expect(page.getByRole('row', { name: /^1 / })).toContainText('கட்டியாயிற்று');
  await expect(page.getByText('₹770')).toBeVisible();
  expect(await englishOn(page, isEnglish)).toEqual([]);
  expect(await manifestOf(page)).toMatchObject({ start_url: `/ta/passbook/${token}`, lang: 'ta-IN' });
  const calendar = page.getByRole('link', { name: 'தவணை நாட்களைக் காலெண்டரில் சேர்' });
  const days = await (await page.request.get((await calendar.getAttribute('href')) ?? '')).text();
  expect(days.replaceAll('\r\n ', '')).toContain('₹300 கட்ட வேண்டும் (10 தவணைகளில் 2-ஆவது)');
  expect(await faults(page)).toEqual([]);

  await changeSettings(shop, 'season', { closed: true });
  await expect.poll(async () => (await page.request.get('/ta', { maxRedirects: 0 })).status()).toBe(302);
  for (const [asked, shown] of [
    ['/ta/quick-order', '/ta/diwali-sale-closed'],
    [`/ta/passbook/${token}`, `/ta/diwali-sale-closed?passbook=${token}`],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
    await hydrated(page);
    expect(await englishOn(page, isEnglish), `English on ${shown}`).toEqual([]);
    expect(await faults(page)).toEqual([]);
  }
});
