import type { Page } from '@playwright/test';

import { hydrated } from './hydrated.ts';

export interface ListLayout {
  /** Where the first row of goods begins, px from the top of the page. */
  firstRow: number;
  /** Rows that stand whole between the tools and the bar. */
  wholeRows: number;
  /** How far the page scrolls sideways, px. */
  sideways: number;
  /** Rows whose words are cut, or stand under a box or a sum, each with what is wrong. */
  faults: string[];
}

/** As the longest ones of other shops are: both take two lines on a phone. */
const LONG_NAME = 'Thirupathy Gift Box Special (50 items)';
const LONG_NAME_TA = 'திருப்பதி சிறப்பு பரிசுப் பெட்டி (50 வகைகள்)';

/** Gives each row the longest names; only on this page. */
export function nameAtLength(page: Page): Promise<void> {
  return page.evaluate(
    ([name, nameTa]) => {
      for (const row of document.querySelectorAll('main li[data-code]')) {
        const [link, tamil] = [row.querySelector('a'), row.querySelector('[lang="ta"]')];
        if (link) {
          link.textContent = name;
          // As the page marks a name of more than 36 letters.
          link.toggleAttribute('data-long', name.length > 36);
        }
        if (tamil) tamil.textContent = nameTa;
      }
    },
    [LONG_NAME, LONG_NAME_TA] as const,
  );
}

/** The price list at its top, as the screen shows it. */
export function layoutOf(page: Page): Promise<ListLayout> {
  return page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const rows = [...document.querySelectorAll<HTMLElement>('main li[data-code]')];
    const bar = document.querySelector('main form > [role="group"]')?.getBoundingClientRect();
    const end = Math.min(innerHeight, bar?.top ?? innerHeight);
    // What overflows and is seen is not cut; whether it meets other words is asked below.
    const cut = (element: Element) =>
      element.clientWidth > 1 &&
      getComputedStyle(element).overflow !== 'visible' &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3);
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      // Letters' own boxes are higher than their lines.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
    const wordsOf = (row: Element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: { box: DOMRect; parent: Element | null }[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        const parent = walker.currentNode.parentElement;
        // What only a screen reader reads.
        if (parent && getComputedStyle(parent).width === '1px') continue;
        for (const box of range.getClientRects()) found.push({ box, parent });
      }
      return found;
    };
    const faultsOf = (row: HTMLElement): string[] => {
      const code = row.dataset['code'] ?? '';
      const faults: string[] = [];
      for (const element of [row, ...row.querySelectorAll('a, [lang], p, small, strong, s, b, em')])
        if (cut(element)) faults.push(`${code}: ${element.localName} “${element.textContent}” is cut`);
      const stepper = row.querySelector('input')?.parentElement?.getBoundingClientRect();
      const outer = row.getBoundingClientRect();
      const words = wordsOf(row);
      for (const { box, parent } of words) {
        const text = parent?.textContent ?? '';
        if (stepper && meet(box, stepper)) faults.push(`${code}: “${text}” stands under the box`);
        if (box.right > outer.right + 1 || box.bottom > outer.bottom + 3)
          faults.push(`${code}: “${text}” stands outside its row`);
        if (words.some((other) => other.parent !== parent && meet(box, other.box)))
          faults.push(`${code}: “${text}” stands over other words`);
      }
      return faults;
    };
    return {
      firstRow: Math.round(rows[0]?.getBoundingClientRect().top ?? Infinity),
      wholeRows: rows.filter((row) => row.getBoundingClientRect().bottom <= end + 0.5).length,
      sideways: document.documentElement.scrollWidth - innerWidth,
      faults: rows.flatMap(faultsOf),
    };
  });
}

/** The box of each row on the page, and of each word of its name, price and content, px. */
export function boxesOf(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(async () => {
    // Rows that were never near the screen have guessed heights, which are not what is measured.
    const all = new CSSStyleSheet();
    all.replaceSync('main :is(section, ul) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    scrollTo(0, 0);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main li[data-code]')].map((row) => [
        row.dataset['code'] ?? '',
        [row, ...row.querySelectorAll('a, [lang], small, s, strong, p:first-of-type, input')].flatMap(
          (element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return [left, top + scrollY, width, height].map(Math.round);
          },
        ),
      ]),
    );
  });
}

export interface Effort {
  presses: number;
  /** Heights of the screen, up and down. */
  screens: number;
}

/** Puts `items` rows, evenly over the list, on it by + alone, one of the first, two of the next, and so on. */
export async function tapThrough(page: Page, items: number): Promise<Effort> {
  await page.goto('/quick-order');
  await hydrated(page);
  const height = page.viewportSize()?.height ?? 0;
  const more = await page.getByRole('button', { name: /^One more of/ }).all();
  let presses = 0;
  let scrolled = 0;
  let at = 0;
  for (let item = 0; item < items; item++) {
    const button = more[Math.floor((item * (more.length - 1)) / (items - 1))];
    if (!button) throw new Error('The list has too few rows');
    const isClear = () =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    while (!(await isClear())) {
      await page.mouse.wheel(0, height / 4);
      await page.waitForFunction((before) => scrollY !== before, at);
      const now = await page.evaluate(() => scrollY);
      scrolled += Math.abs(now - at);
      at = now;
    }
    for (let press = 0; press <= item % 2; press++) {
      await button.click();
      presses += 1;
      at = await page.evaluate(() => scrollY);
    }
  }
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  return { presses: presses + 1, screens: scrolled / height };
}
