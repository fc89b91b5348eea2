import { isLeaving } from './leaving.ts';

/** How long the next page may take with all it needs, ms: then the browser loads it, and shows how that goes. */
const TIMEOUT = 8_000;

/** How long the browser counts as loading one: by then the worker has an answer, or nothing was left, ms. */
const LOADS_WITHIN = 15_000;
/** How soon to look again whether it may, ms. */
const HELD_FOR = 1_000;

const GREYED = 'in-transition';

let late: ReturnType<typeof setTimeout> | undefined;
let loadNext: (() => void) | undefined;
let next = '';
/** The browser was told to load a page, and may wait for it still: only another one that it loads takes its place. */
let browsersUntil = 0;
let isHeld = false;
let isLettingGo = false;

/**
 * The page is being left for an address, or by the browser’s own buttons for the one that stands there by now: it fades
 * until `endTransition`. Only the last one that was asked for counts.
 * @returns whether there is such a page: not where the router is only to forget the one that was let go
 */
export function beginTransition(address: string, isBackOrForth: boolean): boolean {
  // The router may have heard of a tap instead, and dropped what was to make it forget.
  const forgets = isLettingGo && isBackOrForth;
  isLettingGo = false;
  if (forgets) return false;
  endTransition();
  next = address;
  addEventListener('pagehide', forget);
  addEventListener('hashchange', stay);
  document.documentElement.classList.add(GREYED);
  const load = () => {
    clearTimeout(late);
    if (isHeld) {
      late = setTimeout(load, HELD_FOR);
      return;
    }
    endTransition();
    const now = Date.now();
    if (isLeaving() && now >= browsersUntil) return;
    letGo();
    browsersUntil = now + LOADS_WITHIN;
    if (isBackOrForth) location.reload();
    else location.assign(address);
  };
  loadNext = load;
  late = setTimeout(load, Date.now() < browsersUntil ? 0 : TIMEOUT);
  return true;
}

/** A page was drawn; one that was given up for another ends nothing. */
export function arriveAt(address: string): void {
  if (address === next) endTransition();
}

/** A script did not come: the browser loads the page that is on its way, at once. @returns whether there is one */
export function hurryTransition(): boolean {
  loadNext?.();
  return loadNext !== undefined || Date.now() < browsersUntil;
}

/** The next page is there, or does not come. */
export function endTransition(): void {
  clearTimeout(late);
  loadNext = undefined;
  document.documentElement.classList.remove(GREYED);
}

/** Whether something is on its way that another document would end: then the browser loads none. */
export function holdDocument(hold: boolean): void {
  isHeld = hold;
}

/**
 * The page that is on its way may come late, and would take along whoever stayed: the router forgets it for another one
 * alone, which never comes (pages/+onBeforeRoute.ts). Not while the page is left: a router that lost a script would load it.
 */
function letGo(): void {
  isLettingGo = true;
  dispatchEvent(new Event('popstate'));
}

/** Whoever opens the review meanwhile has let the other page go. */
function stay({ oldURL, newURL }: HashChangeEvent): void {
  if (oldURL.split('#')[0] !== newURL.split('#')[0]) return;
  if (document.documentElement.classList.contains(GREYED)) letGo();
  endTransition();
}

/** “Back” may bring the page as it was left. */
function forget(): void {
  endTransition();
  browsersUntil = 0;
}
