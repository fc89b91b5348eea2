import type { Locator, Page } from '@playwright/test';

import { hydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/shop.ts';

const product = '/crackers/sparklers/7-cm-electric-sparklers';

async function openZoom(page: Page): Promise<void> {
  await page.goto(product);
  await hydrated(page);
  await zoomIn(page);
}

const zoomIn = (page: Page) => opening(page, (picture) => picture.click());

/** Opening is an animation; only an open picture can be closed. */
async function opening(page: Page, act: (picture: Locator) => Promise<void>): Promise<void> {
  const picture = page.getByRole('img', { name: 'A sparkler of 7 cm with golden sparks' }).first();
  await expect(picture).toHaveClass(/medium-zoom-image/);
  const opened = picture.evaluate(
    (image) => new Promise((resolve) => image.addEventListener('medium-zoom:opened', () => resolve(true))),
  );
  await act(picture);
  await opened;
  await expect(overlay(page)).toBeVisible();
}

const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened').last();

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

for (const [width, height, wanted, size] of [
  [360, 780, 12, 336],
  [800, 900, 24, 752],
  [1280, 900, 96, 708],
  [1700, 900, 192, 516],
] as const) {
  test(`at ${width} px a zoomed picture grows to ${size} px, by keyboard too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openZoom(page);
    await expect.poll(() => margin(page)).toBe(wanted);
    await expect.poll(() => sizeOf(page)).toBe(size);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    const larger = page.getByRole('link', { name: 'See the picture larger' });
    await larger.focus();
    await opening(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => sizeOf(page)).toBe(size);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(larger).toBeFocused();
    if (width > 360) return;
    // Picture, price and the way onto the list share the first screen, above the bar at its foot.
    const add = await page.getByRole('button', { name: 'Add to my list' }).boundingBox();
    expect((add?.y ?? 999) + (add?.height ?? 0)).toBeLessThanOrEqual(height - 56);
  });
}

test('a click on the overlay closes it, and a scroll of more than 40 pixels', async ({ page }) => {
  await openZoom(page);
  await overlay(page).click({ position: { x: 5, y: 5 } });
  await expectClosed(page);

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
  await page.setViewportSize({ width: 1100, height: 500 });
  await openZoom(page);
  await expect.poll(() => margin(page)).toBe(96);
  await page.setViewportSize({ width: 800, height: 500 });
  await expectClosed(page);
  await expect(async () => {
    await page.getByRole('img', { name: 'A sparkler of 7 cm with golden sparks' }).first().click();
    await expect.poll(() => margin(page), { timeout: 2_000 }).toBe(24);
  }).toPass();
});
