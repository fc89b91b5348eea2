import type { Page } from '@playwright/test';

import { hydrated } from '../../support/hydrated.ts';
import { expect, test } from '../../support/shop.ts';

/** Remembers the classes of the document root at every frame, from before the first paint on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { classesSeen: seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.className);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function classesSeen(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => (window as unknown as { classesSeen: string[] }).classesSeen);
  return [...new Set(seen.flatMap((classes) => classes.split(' ')))].filter((name) =>
    /dark|light/.test(name),
  );
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('with nothing stored the shop is light, also where the device prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await watchFrames(page);
  await page.goto('/');
  await hydrated(page);
  expect(await classesSeen(page)).toEqual(['light']);
});

test('a stored mode is there before the first paint and never flashes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await watchFrames(page);
  await page.goto('/crackers');
  await hydrated(page);
  expect(await classesSeen(page)).toEqual(['dark']);
  await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
});

test('whatever else is stored counts as light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'purple'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(page.locator('html')).not.toHaveClass(/dark|purple/);
});

test('where storage throws the shop is light, works, and can still be switched', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/quick-order');
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('textbox', { name: 'Quantity of Money Bank, 2 pcs' }).fill('2');
  await expect(page.getByRole('form', { name: 'Price list' }).getByText('1 item · ₹430')).toBeVisible();
  expect(errors).toEqual([]);
});

test('switching changes the colours at once, is remembered, and reaches the other open tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/crackers');
  await hydrated(other);
  const light = await background(page);

  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(() => background(page)).not.toBe(light);
  await expect(other.locator('html')).toHaveClass(/dark/);

  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect.poll(() => background(page)).toBe(light);
});

test('without its script in the head the page makes up for it and says so in the console', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = withoutColourScript(await response.text());
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(warnings).toContain('The colour-mode script was not loaded.');
});

/** A page without the script in its head that sets the colours. */
function withoutColourScript(html: string): string {
  const rest = html.replace(/<script>(?:(?!<\/script>).)*_colourMode(?:(?!<\/script>).)*<\/script>/s, '');
  expect(rest).not.toBe(html);
  return rest;
}

/** What the console was warned of; Playwright itself speaks up about the worker it keeps away. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().includes('Playwright')) warnings.push(message.text());
  });
  return warnings;
}

test('a browser that cannot be dark is told so in the console', async ({ page }) => {
  const warnings = warningsOf(page);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/');
  await hydrated(page);
  expect(warnings).toEqual(['Dark mode is not supported by this browser.']);
});

test('where neither the script nor storage can be had, the page is light and says both', async ({ page }) => {
  const warnings = warningsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = withoutColourScript(await response.text());
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(warnings).toEqual([
    'The colour-mode script was not loaded.',
    'The colour-mode fallback failed to initialise.',
  ]);
});
