import type { Page } from '@playwright/test';

/** A desktop's width and a phone's, px. */
const WIDTHS = [1280, 360];

/**
 * Where the first row of a list begins on a desktop and on a phone, px from the top, or what stands in the place of
 * rows; nothing on a page without a list. The window is left as it was.
 */
export async function firstRows(page: Page): Promise<Record<number, number>> {
  const size = page.viewportSize();
  if (!size || (await page.locator('main [aria-busy="false"]').count()) === 0) return {};
  const found: Record<number, number> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...size, width });
    found[width] = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const list = document.querySelector('main [aria-busy="false"]');
      const row = list?.querySelector('tbody tr, ul > li') ?? list?.lastElementChild;
      return Math.round(row?.getBoundingClientRect().top ?? 0) + window.scrollY;
    });
  }
  await page.setViewportSize(size);
  return found;
}
