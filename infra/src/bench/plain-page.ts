import type { Page } from 'playwright';

/** Opens the price list as the server draws it, with its styles and data, and without the scripts of the shop. */
export async function openPlainly(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(SCRIPTS, '') });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(COUNT);
}

/** Opens a page of a box, a button and a number, which a tap raises. */
export async function openBare(page: Page): Promise<void> {
  await page.setContent(BARE);
}

const BARE = `<meta name="viewport" content="width=device-width" /><input type="search" aria-label="Find in the list" />
  <button aria-label="One more" onclick="number.textContent++">+</button><p id="number">0</p>`;

/** All but the data, which is a part of the document. */
const SCRIPTS = /<script(?![^>]*application\/json)[^>]*>[^]*?<\/script>/g;

/** All that a page written by hand would do for a tap on +. */
const COUNT = `document.addEventListener('click', ({ target }) => {
  const box = target.closest('li button:last-child')?.parentElement.querySelector('input');
  if (box) box.value = Number(box.value) + 1;
})`;
