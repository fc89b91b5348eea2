import { placeInList } from '../parts/focus/use-focus-return.ts';

/** ms; the first look comes after a dialog has closed and given the focus back. */
const LOOK_EVERY = 250;
/** Looks for which a button that is disabled may be busy only. */
const MOST_LOOKS = 8;
const PRESSED = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** What had the focus, and where it stood. */
interface Place {
  element: HTMLElement;
  inList: () => HTMLElement | null;
  /** What it stood in, the nearest first, up to its form or group of fields; nothing where it stood in none. */
  around: readonly Element[];
}

/**
 * The focus is never lost to the top of the document. A button that was busy gets it back; when what had it is gone, it
 * goes to the row of the list that took its place, to what can be done next, which says `data-next-step`, to what is left
 * beside it, or to the heading. Whoever presses elsewhere is left alone; what was in a dialog stays in it.
 * @returns ends it
 */
export function keepFocus(): () => void {
  const over = new AbortController();
  let had: Place | null = null;
  let isPointing = false;
  let looks = 0;
  const note = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) had = placeOf(activeElement);
    return had !== null && had.element === activeElement;
  };
  const looking = setInterval(() => {
    looks = note() ? 0 : looks + 1;
    // Whoever points at things looks where they are: nothing scrolls away under them.
    if (looks > 0 && had) next(had, looks < MOST_LOOKS)?.focus({ preventScroll: isPointing });
  }, LOOK_EVERY);
  const onPointerDown = ({ target }: PointerEvent) => {
    isPointing = true;
    if (!(target instanceof Node && had?.element.contains(target))) had = null;
  };
  const type = () => {
    isPointing = false;
  };
  document.addEventListener('focusin', note, over);
  document.addEventListener('keydown', type, { signal: over.signal, capture: true });
  document.addEventListener('pointerdown', onPointerDown, { signal: over.signal, capture: true });
  return () => {
    clearInterval(looking);
    over.abort();
  };
}

function placeOf(element: HTMLElement): Place {
  const group = element.closest('main :is(form, fieldset)');
  return { element, inList: placeInList(element), around: group ? waysUp(element.parentElement, group) : [] };
}

function waysUp(from: Element | null, end: Element): Element[] {
  return from === null || from === end ? [end] : [from, ...waysUp(from.parentElement, end)];
}

/** Who gets it now; nobody while a dialog is open that it was not in: that one gives it back. */
function next({ element, inList, around }: Place, mayBeBusy: boolean): HTMLElement | null {
  const isOff = element.matches(':disabled:not([data-loading])') && !mayBeBusy;
  const isThere = element.isConnected && element.checkVisibility() && !isOff;
  const isBehind =
    document.querySelector('[role="dialog"]') && !(isThere && element.closest('[role="dialog"]'));
  if (isBehind) return null;
  return isThere ? element : (inList() ?? nextStep() ?? beside(around) ?? heading());
}

const nextStep = () => document.querySelector<HTMLElement>('main [data-next-step]:not(:disabled)');
const heading = () => document.querySelector<HTMLElement>('main h1');

function beside(around: readonly Element[]): HTMLElement | null {
  const left = around.filter((each) => each.isConnected);
  return left.map((each) => each.querySelector<HTMLElement>(PRESSED)).find((each) => each !== null) ?? null;
}
