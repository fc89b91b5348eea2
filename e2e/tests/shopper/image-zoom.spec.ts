import type { Locator, Page } from '@playwright/test';

import { hydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/shop.ts';

const product = '/crackers/sparklers/7-cm-electric-sparklers';

async function openProduct(page: Page): Promise<void> {
  await page.goto(product);
  await hydrated(page);
}

async function openZoom(page: Page): Promise<void> {
  await openProduct(page);
  await zoomIn(page);
}

const pictureOf = (page: Page) =>
  page.getByRole('img', { name: 'A sparkler of 7 cm with golden sparks' }).first();
const larger = (page: Page) => page.getByRole('link', { name: 'See the picture larger' });
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened').last();

const zoomIn = (page: Page) => opening(page, (picture) => picture.click());

/** Opening is an animation; only an open picture can be closed. */
async function opening(page: Page, act: (picture: Locator) => Promise<void>): Promise<void> {
  const picture = pictureOf(page);
  // It listens before anything is done: the picture that opens hides the one that tells of it.
  const told = await picture.evaluateHandle((image) => ({
    opened: new Promise((resolve) => image.addEventListener('medium-zoom:opened', resolve, { once: true })),
  }));
  await act(picture);
  await told.evaluate(async ({ opened }) => void (await opened));
  await expect(overlay(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(overlay(page)).toHaveCount(0);
}

/** The free space around the zoomed picture, px; it is scaled to fit, so one side or the other has the margin. */
async function margin(page: Page): Promise<number> {
  const box = await zoomed(page).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return -1;
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  return Math.round(Math.min(width - box.width, size.height - box.height) / 2);
}

/** How wide the square drawing is, px: the smaller side of the window less a margin on both sides of it. */
const sizeOf = async (page: Page) => Math.round((await zoomed(page).boundingBox())?.width ?? 0);

/** The address of the largest file, which the link leads to. */
const largestOf = async (page: Page) =>
  new URL((await larger(page).getAttribute('href')) ?? '', page.url()).href;

/** The largest file is there, and two more frames were drawn: what it opens has opened by then. */
async function fileIsDrawn(page: Page, address: string): Promise<void> {
  await page.evaluate(async (src) => {
    const file = new Image();
    file.src = src;
    await file.decode();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, address);
}

for (const [width, height, wanted, size] of [
  [360, 780, 12, 336],
  [800, 900, 24, 752],
  [1280, 900, 96, 708],
  [1700, 900, 192, 516],
] as const) {
  test(`at ${width} px a zoomed picture grows to ${size} px${width > 360 ? '' : ', by keyboard too'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openZoom(page);
    await expect.poll(() => margin(page)).toBe(wanted);
    await expect.poll(() => sizeOf(page)).toBe(size);
    if (width > 360) return;
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await larger(page).focus();
    await opening(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => sizeOf(page)).toBe(size);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(larger(page)).toBeFocused();
    // Picture, price and the way onto the list share the first screen, above the bar at its foot.
    const add = await page.getByRole('button', { name: 'Add to my list' }).boundingBox();
    expect((add?.y ?? 999) + (add?.height ?? 0)).toBeLessThanOrEqual(height - 56);
  });
}

test('a click on the overlay closes it, not the second one of a double tap; so do Tab, and a scroll of more than 40 pixels', async ({
  page,
}) => {
  const opened = Date.now();
  await page.clock.setFixedTime(opened);
  await openZoom(page);
  const beside = { position: { x: 5, y: 5 } };
  await overlay(page).click(beside);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await page.clock.setFixedTime(opened + 350);
  await overlay(page).click(beside);
  await expectClosed(page);

  await larger(page).focus();
  await opening(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Tab');
  await expectClosed(page);
  await expect(larger(page)).not.toBeFocused();

  await zoomIn(page);
  await page.evaluate(() => window.scrollBy(0, 40));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await page.evaluate(() => window.scrollBy(0, 10));
  await expectClosed(page);
});

test('a resize closes it, and the next one has the margin of the new width', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1100, height: 500 });
  await openZoom(page);
  await expect.poll(() => margin(page)).toBe(96);
  await page.setViewportSize({ width: 800, height: 500 });
  await expectClosed(page);
  await page.clock.fastForward(200);
  await zoomIn(page);
  await expect.poll(() => margin(page)).toBe(24);
});

test('a page that is only read loads nothing that zooms; the first tap loads it, and opens the picture', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const whatZooms = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes('medium-zoom:closed')).length;
  await page.goto(product, { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(await whatZooms()).toBe(0);
  await zoomIn(page);
  expect(await whatZooms()).toBe(1);
});

test('a larger file that does not come covers nothing: the page is used meanwhile, and the picture opens from what is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install();
  await openProduct(page);
  const largest = await largestOf(page);
  // One that fails makes nobody wait; what zooms is here from now on.
  await page.route(largest, (route) => route.abort());
  await zoomIn(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);

  await page.unroute(largest);
  await page.route(largest, () => undefined);
  await pictureOf(page).click();
  await expectClosed(page);
  await expect(larger(page)).toHaveAttribute('aria-busy', 'true');
  // Whoever turns to something else is left alone.
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(larger(page)).not.toHaveAttribute('aria-busy');

  await opening(page, async (picture) => {
    await picture.click();
    await expect(larger(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(4000);
  });
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('who left the page before what zooms was there has the next page uncovered; who pressed Escape, this one', async ({
  page,
}) => {
  await page.goto('/crackers/sparklers');
  await hydrated(page);
  // A mouse that lay on the picture would be a sign of a wish.
  await page.locator(`a[href^="${product}"]`).first().press('Enter');
  await expect(larger(page)).toBeVisible();
  const largest = await largestOf(page);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const script = page.waitForResponse('**/*.js');
  await pictureOf(page).click();
  await page.goBack();
  await expect(pictureOf(page)).toHaveCount(0);
  arrived.resolve();
  await script;
  await fileIsDrawn(page, largest);
  await expectClosed(page);

  await page.goForward();
  const file = Promise.withResolvers<void>();
  await page.route(largest, async (route) => {
    await file.promise;
    await route.continue();
  });
  await pictureOf(page).click();
  await expect(larger(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(larger(page)).not.toHaveAttribute('aria-busy');
  file.resolve();
  await fileIsDrawn(page, largest);
  await expectClosed(page);
});

test('where the script that zooms does not come, the link leads to the largest file; without a network nowhere', async ({
  page,
  context,
}) => {
  await openProduct(page);
  await context.setOffline(true);
  await pictureOf(page).click();
  await expect(page.getByText('The larger picture needs a network.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  await context.setOffline(false);
  await page.route('**/*.js', (route) => route.abort());
  const beside = page.waitForEvent('popup');
  await larger(page).click();
  expect((await beside).url()).toBe(await largestOf(page));
  await expect(page).toHaveURL(product);
});
