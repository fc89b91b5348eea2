import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

import { COLOUR_MODE_KEY } from '../../frontend/lib/head/names.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules of axe whose outcome the colour mode decides. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe calls serious or critical on the page as it stands, each with where: every rule in light colours, those of
 * colours in dark ones too. The page is left light.
 */
export async function faults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A page that was only walked on from has both already.
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  const rest = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  const inLight = [...(await faultsOf(page, { rules: rest })), ...(await colourFaults(page))];
  await show(page, 'dark');
  const inDark = await colourFaults(page);
  await show(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

/** Targets of which too little is to be seen, or which lie too close, by a rule that axe asks for by name only. */
export async function crowdedTargets(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return faultsOf(page, { runOnly: { type: 'rule', values: ['target-size'] } });
}

/** Headings that skip a level, landmarks of one name, and names that are not what is seen: small to axe, not to who listens. */
export async function namesAndOrder(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const values = ['heading-order', 'landmark-unique', 'label-content-name-mismatch'];
  return faultsOf(page, { runOnly: { type: 'rule', values } }, { least: 'moderate' });
}

/** In the page itself: the builder for this runner opens another window for each answer. */
async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // Rows out of sight are not drawn, and keep the colours that they had; others would change theirs little by little.
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync(`*, *::before, *::after {
      content-visibility: visible !important;
      transition-property: none !important;
    }`);
    document.adoptedStyleSheets.push(all);
  });
}

/** Of rows that are made alike two are measured, one of each stripe: the others have their colours. */
async function colourFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const row of document.querySelectorAll('tr, li')) {
      const made = [row, ...row.querySelectorAll('*')].map((part) => {
        const states = [':disabled', ':checked', ':invalid', ':placeholder-shown'].filter((state) =>
          part.matches(state),
        );
        const marks = [...part.attributes].filter(({ name }) =>
          /^(class|style|aria-(?!label)|data-(?!code|seen))/.test(name),
        );
        return [part.tagName, ...marks.map(({ name, value }) => `${name}=${value}`), ...states].join(' ');
      });
      const stripe = row.matches(':nth-child(even)');
      const look = [stripe, row.parentElement?.className, ...made].join('\n');
      row.toggleAttribute('data-seen-alike', seen.has(look));
      seen.add(look);
    }
  });
  return faultsOf(page, { runOnly: { type: 'rule', values: colourRules } }, { exclude: '[data-seen-alike]' });
}

async function faultsOf(
  page: Page,
  asked: RunOptions,
  { exclude, least = 'serious' }: { exclude?: string; least?: 'moderate' | 'serious' } = {},
): Promise<string[]> {
  // No page has frames.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...asked };
  const context = { include: ['html'], ...(exclude && { exclude: [exclude] }) };
  const { violations } = await page.evaluate(([within, how]) => window.axe.run(within, how), [
    context,
    options,
  ] as const);
  return violations
    .filter(({ impact }) => impact === 'critical' || impact === 'serious' || impact === least)
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
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
