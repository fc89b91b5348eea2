import { expect, type Page } from '@playwright/test';

/** Goes there by a link, as people go from page to page of the open shop: for less than loading it anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.waitForURL((url) => url.href.endsWith(address));
  await expect(page.locator('html.in-transition')).toHaveCount(0);
}
