import { FAILED } from '../head/names.ts';
import { isLeaving } from '../routes/leaving.ts';
import { hurryTransition } from '../routes/page-transition.ts';

/** A page whose chunks cannot be loaded is reloaded at most once in this time, ms. */
const RELOAD_AT_MOST_EVERY = 10_000;

const KEY = 'chunk-reload:';

/**
 * Whether a path may be reloaded because a chunk failed, and remembers that it was. Where storage fails the
 * answer is no: a reload that cannot be remembered could go round for ever.
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last = storage.getItem(KEY + path);
    if (last !== null && now - Number(last) < RELOAD_AT_MOST_EVERY) return false;
    storage.setItem(KEY + path, String(now));
    return true;
  } catch {
    return false;
  }
}

let reloading = false;
let inAdvance = 0;
let stylesLost = false;

/** Whether the page is being loaded anew: what failed needs not be told. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * Loads what the page is whole without. When it fails the page stays as it is, undefined comes, and whoever wants it then
 * asks again.
 */
export async function loadInAdvance<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  inAdvance++;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    inAdvance--;
  }
}

/**
 * Loads what is to be seen now. The browser's build asks for a style sheet once a page: where one did not come in advance,
 * the page is loaded anew, as what is to be seen would have no looks.
 * @throws it cannot be loaded
 */
export async function loadNow<Part>(load: () => Promise<Part>): Promise<Part> {
  if (stylesLost && navigator.onLine) reload();
  return reloading ? new Promise(() => undefined) : load();
}

function reload(): void {
  if (isLeaving() || hurryTransition()) return;
  reloading = mayReload(location.pathname, Date.now(), sessionStorage);
  if (reloading) location.reload();
  else document.documentElement.classList.add(FAILED);
}

/**
 * After a new version went live the old one's chunks are gone: the page is loaded anew, unless it is being left; then the
 * next one is loaded, and never the one that nobody wants any more. Without a
 * network a reload would leave nothing to look at, so it waits.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (inAdvance > 0) stylesLost ||= payload.message.includes('preload CSS');
    else if (navigator.onLine) reload();
    else window.addEventListener('online', reload, { once: true });
  });
}
