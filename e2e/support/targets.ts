import type { Page } from '@playwright/test';

/** A finger's, px. */
const CONTROL = 44;
/** Of a link inside a line, px: its neighbours above and below may take as much. */
const IN_LINE = 24;

/**
 * What a finger would miss on the page as it stands: controls under 44 px, links inside a line under 24, each with its
 * words and its size. A box is as large as the label that it stands in.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([control, inLine]) => {
      const isInLine = (element: Element) =>
        element instanceof HTMLAnchorElement && !/flex|grid/.test(getComputedStyle(element).display);
      const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
      return targets.flatMap((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
        const isTicked = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
        const { width, height, bottom } = (isTicked && label ? label : element).getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
        // Above the page until a key brings it, or a trap for programs.
        if (!isShown || bottom + scrollY <= 0 || (element as HTMLElement).tabIndex < 0) return [];
        const least = isInLine(element) ? inLine : control;
        // A link is as wide as its words.
        const isNarrow = Math.round(width) < control && !(element instanceof HTMLAnchorElement);
        const isSmall = Math.round(height) < least || isNarrow;
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        return isSmall
          ? [`${element.localName} “${words}” ${Math.round(width)} × ${Math.round(height)}`]
          : [];
      });
    },
    [CONTROL, IN_LINE] as const,
  );
}
