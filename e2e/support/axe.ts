import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { COLOUR_MODE_KEY } from '../../frontend/lib/colour-mode-script.ts';

type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** The rules of axe whose outcome the colour mode decides. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe calls serious or critical on the page as it stands, each with where: every rule in light colours, those of
 * colours in dark ones too. The page is left light.
 */
export async function faults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Rows out of sight are not drawn, and keep the colours that they had.
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
  const inLight = await faultsOf(page);
  await show(page, 'dark');
  const inDark = await faultsOf(page, { runOnly: { type: 'rule', values: colourRules } });
  await show(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

async function faultsOf(page: Page, only: AxeOptions = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...only })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** As another tab's choice of colours arrives; the ways in take none, so there the page itself is told. */
async function show(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(newValue);
    },
    [COLOUR_MODE_KEY, mode] as const,
  );
  // Some change little by little.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
