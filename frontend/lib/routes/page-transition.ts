import { isLeaving } from './leaving.ts';

/** How long the next page may take with all it needs, ms: then the browser loads it, and shows how that goes. */
const PATIENCE = 8_000;

const GREYED = 'in-transition';

let late: ReturnType<typeof setTimeout> | undefined;
/** The browser was told to load a page, and may wait for it still: only another one that it loads takes its place. */
let isBrowsers = false;

/**
 * The page is being left for an address, or by the browser’s own buttons for the one that stands there by now: it fades
 * until `endTransition`. Only the last one that was asked for counts.
 */
export function beginTransition(address: string, isBackOrForth: boolean): void {
  endTransition();
  document.documentElement.classList.add(GREYED);
  const load = () => {
    endTransition();
    if (isLeaving() && !isBrowsers) return;
    isBrowsers = true;
    if (isBackOrForth) location.reload();
    else location.assign(address);
  };
  late = setTimeout(load, isBrowsers ? 0 : PATIENCE);
}

/** The next page is there, or does not come. */
export function endTransition(): void {
  clearTimeout(late);
  document.documentElement.classList.remove(GREYED);
}
