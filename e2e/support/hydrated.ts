import type { Page } from '@playwright/test';

/** Waits until the page's script has taken over what the server wrote: before that, buttons post forms. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
