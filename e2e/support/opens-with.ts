import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page of the shop until it shows what was just changed: its copies hear of a change a moment later. */
export async function opensWith(page: Page, address: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
