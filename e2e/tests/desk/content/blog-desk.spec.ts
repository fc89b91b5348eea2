import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { addStaff } from '../../../support/database.ts';
import { opensWith } from '../../../support/opens-with.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

const pictures = path.join(import.meta.dirname, '../../../pictures');

/** Uploads a picture where one is chosen, says what it shows, and takes it. */
async function uploadPicture(page: Page, name: string, alt: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByLabel('Choose files').setInputFiles({
    name,
    mimeType: 'image/png',
    buffer: await readFile(path.join(pictures, name)),
  });
  await dialog.getByLabel('Alternative text').fill(alt);
  await dialog.getByRole('button', { name: 'Take 1 picture' }).click();
  await expect(dialog).toHaveCount(0);
}

async function begin(page: Page, title: string, address: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add a post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a post' });
  await dialog.getByLabel('Title').fill(title);
  await expect(dialog.getByLabel('Address')).toHaveValue(address);
  await dialog.getByRole('button', { name: 'Begin writing' }).click();
  await expect(page).toHaveURL(`/admin/blogs/${address}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();
  return text;
}

const isLoaded = (image: Locator) =>
  image.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0);

test('a post with pictures is written, previewed as it will be, published, and read on a phone', async ({
  page,
  shop,
  browser,
}) => {
  await comeIn(page, shop, '/admin/blogs', await addStaff(shop, 'content'));
  const text = await begin(page, '7" lamps of the season', '7-inch-lamps-of-the-season');
  await page.getByRole('button', { name: 'Cover: Choose a picture' }).click();
  await uploadPicture(page, 'home.png', 'A street of lamps');
  await text.click();
  await page.keyboard.type('விளக்கு ஏற்றும் முன்:');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'List with bullets' }).first().click();
  await page.keyboard.type('oil');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a wick');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Picture', exact: true }).first().click();
  await uploadPicture(page, 'order-phone.png', 'A lamp & its "oil"');
  await page.getByLabel('In short', { exact: true }).fill('Oil, a wick, and patience.');

  await test.step('the preview shows what is not saved, in the shop’s own page, and follows', async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Preview', exact: true }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1, name: '7" lamps of the season' })).toBeVisible();
    await expect(preview.getByRole('article').getByRole('listitem')).toHaveText(['oil', 'a wick']);
    const picture = preview.getByRole('img', { name: 'A lamp & its "oil"' });
    await expect.poll(() => isLoaded(picture)).toBe(true);
    await page.getByLabel('Title', { exact: true }).fill('Lamps of the season');
    await expect(preview.getByRole('heading', { level: 1, name: 'Lamps of the season' })).toBeVisible();
    await preview.close();
  });

  await test.step('it is published when it is saved', async () => {
    const publish = page.getByRole('button', { name: 'Publish now' });
    await expect(publish).toBeDisabled();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Post: saved.')).toBeVisible();
    await publish.click();
    await expect(page.getByText('It is public now.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the page' })).toBeFocused();
  });

  await test.step('a shopper reads it on a phone', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, baseURL: shop.url });
    const shopper = await phone.newPage();
    const link = shopper.getByRole('link', { name: 'Lamps of the season' });
    await opensWith(shopper, '/', link);
    await link.click();
    await expect(shopper).toHaveURL('/blog/7-inch-lamps-of-the-season');
    const article = shopper.getByRole('article');
    await expect(article).toContainText('விளக்கு ஏற்றும் முன்:');
    expect(await article.locator('ul > li').allTextContents()).toEqual(['oil', 'a wick']);
    for (const alt of ['A street of lamps', 'A lamp & its "oil"']) {
      const picture = article.getByRole('img', { name: alt });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => isLoaded(picture)).toBe(true);
      // It stands in its own shape, and within the page.
      const { shape, drawn } = await picture.evaluate((image: HTMLImageElement) => ({
        shape: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        drawn: image.getBoundingClientRect().toJSON() as DOMRect,
      }));
      expect(shape).toBeGreaterThan(0);
      if (alt !== 'A street of lamps') expect(drawn.width / drawn.height).toBeCloseTo(shape, 1);
      expect(drawn.right).toBeLessThanOrEqual(360);
    }
    await expect(article.getByRole('img', { name: 'A lamp' })).toHaveAttribute('loading', 'lazy');
    expect(await shopper.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await phone.close();
  });
});

/** What a word processor and an online one put on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p.MsoNormal{margin:0} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:·;}</style></head><body>
<!--StartFragment--><h2 style="color:red">Safety<o:p></o:p></h2><p class="MsoNormal" style="font-family:Calibri"><b>Keep</b> water near<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>one bucket</p>
<!--EndFragment--></body></html>`;
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Wear</span><span> cotton</span></p>
<ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr"><span>no nylon</span></p></li></ul></b><img src="https://evil.test/x.png" onerror="alert(1)">`;

test('lists, and what is pasted from elsewhere, are the same in the editor, saved, after a reload and in public', async ({
  page,
  shop,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await comeIn(page, shop, '/admin/blogs', await addStaff(shop, 'content'));
  const text = await begin(page, 'Pasted together', 'pasted-together');
  const paste = (html: string) =>
    text.evaluate((root, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', 'plain');
      root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await text.click();
  await paste(WORD);
  await page.keyboard.press('Enter');
  await paste(DOCS);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  // Quill holds both kinds in one list: numbers begin anew after bullets.
  await expect(text.locator('li[data-list=bullet]').first()).toHaveCSS('counter-set', 'list-item 0');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post: saved.')).toBeVisible();
  // The cursor stays where it was.
  await page.keyboard.type(' one');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(text, 'Tab leads out of the text').not.toBeFocused();
  await page.reload();
  await expect(text).toContainText('second one');
  await text.press('Control+End');
  await page.keyboard.type(' more');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post: saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('It is public now.')).toBeVisible();

  const read = await page.request.get('/api/public/posts/pasted-together');
  expect(((await read.json()) as { body: string }).body).toBe(
    '<h2>Safety</h2><p><strong>Keep</strong> water near</p><ul><li>one bucket</li></ul>' +
      '<p><strong>Wear</strong> cotton</p><ul><li>no nylon</li></ul><ol><li>first</li><li>second one more</li></ol>',
  );
  // A picture on the clipboard goes through the shop, and stands in the text as one of its own.
  const bytes = (await readFile(path.join(pictures, 'order-phone.png'))).toString('base64');
  await text.evaluate((root, sent) => {
    const clipboardData = new DataTransfer();
    const content = Uint8Array.from(atob(sent), (sign) => sign.charCodeAt(0));
    clipboardData.items.add(new File([content], 'pasted.png', { type: 'image/png' }));
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await page.getByRole('button', { name: 'Take 1 picture' }).click();
  await expect(text.locator('img')).toHaveAttribute('src', /^\/media\//);
  expect(warnings.filter((warning) => warning.includes('rich-text editor'))).toEqual([]);
});

test('by keyboard alone a post is begun, written, published later and taken back', async ({ page, shop }) => {
  await comeIn(page, shop, '/admin/blogs', await addStaff(shop, 'content'));
  await page.getByRole('button', { name: 'Add a post' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Title').fill('By hand');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.focus();
  await page.keyboard.type('Slowly.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post: saved.')).toBeVisible();
  await page.getByText('Publish later').press('Enter');
  await page.getByRole('button', { name: 'Publish by itself then' }).press('Enter');
  await expect(page.getByText('It will become public by itself.')).toBeVisible();
  await expect(page.getByText(/^It becomes public by itself on .*6:00/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back to draft' }).press('Enter');
  await expect(page.getByText('A draft: nobody sees it.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this draft' }).press('Enter');
  const asks = page.getByRole('dialog', { name: 'Delete “By hand”?' });
  await asks.getByRole('button', { name: 'Delete this draft' }).press('Enter');
  await expect(page).toHaveURL('/admin/blogs');
  await expect(page.getByRole('link', { name: 'By hand' })).toHaveCount(0);
});
