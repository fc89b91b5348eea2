import { useRef, type ReactNode, type RefObject } from 'react';

/** A row of the sheet and how far from the top of the screen it stood, px. */
interface Place {
  row: Element | null;
  top: number;
  scrollY: number;
}

/** Finding begins at the top of the sheet, and ends at the row where the shopper was before. */
export function useFinding(
  sheet: RefObject<HTMLDivElement | null>,
  setNothingFound: (nothing: boolean) => void,
  setSaid: (said: ReactNode) => void,
): (found: ReadonlySet<string> | null, said?: ReactNode) => void {
  const before = useRef<Place | null>(null);
  return (found, said = null) => {
    if (!sheet.current) return;
    // The place is read before anything changes, and only at the beginning: reading later costs a layout.
    const begins = found !== null && before.current === null;
    const top = begins ? window.scrollY + sheet.current.getBoundingClientRect().top : Infinity;
    const isBelow = window.scrollY > top;
    if (begins) before.current = placeInSight();
    showFound(sheet.current, found);
    setNothingFound(found?.size === 0);
    setSaid(said);
    if (isBelow) window.scrollTo({ top, behavior: 'instant' });
    if (found === null && before.current !== null) {
      backTo(before.current);
      before.current = null;
    }
  };
}

function placeInSight(): Place {
  const row = document
    .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    ?.closest('[data-code]');
  return { row: row ?? null, top: row?.getBoundingClientRect().top ?? 0, scrollY: window.scrollY };
}

/** By the row: heights of rows that were never in sight are guesses, so the page's own measure is not the same. */
function backTo({ row, top, scrollY }: Place): void {
  if (!row) return window.scrollTo({ top: scrollY, behavior: 'instant' });
  window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  requestAnimationFrame(() =>
    window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}

/**
 * Shows the rows with the given codes, and the kinds that have any; null shows all. It touches attributes only: a
 * keystroke over five hundred rows leaves no time for rendering them.
 * @param sheet holds the rows (`data-code`) in sections, and links to the sections (`data-kind`)
 */
function showFound(sheet: HTMLElement, found: ReadonlySet<string> | null): void {
  for (const section of sheet.querySelectorAll<HTMLElement>('section')) {
    let shown = 0;
    for (const group of section.querySelectorAll('ul')) shown += showFoundOf(group, found);
    setRowCount(section, shown);
    const link = sheet.querySelector<HTMLElement>(`[data-kind="${section.id}"]`);
    if (link) hide(link, shown === 0);
  }
}

/** How many rows of a group are shown. */
function showFoundOf(group: HTMLElement, found: ReadonlySet<string> | null): number {
  let shown = 0;
  for (const row of group.querySelectorAll<HTMLElement>('[data-code]')) {
    const isShown = found === null || found.has(row.dataset['code'] ?? '');
    if (isShown) shown++;
    hide(row, !isShown);
  }
  setRowCount(group, shown);
  return shown;
}

/** A kind and a group say themselves how many rows are shown: their height follows from it while they are far away. */
function setRowCount(element: HTMLElement, shown: number): void {
  hide(element, shown === 0);
  const rows = String(shown);
  if (element.dataset['rows'] !== rows) element.dataset['rows'] = rows;
}

function hide(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
