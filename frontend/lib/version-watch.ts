import { whenIdle } from './when-idle.ts';

const LATEST_BUILD = '/latest-build.json';
/** How often an open page asks for the latest build, ms. */
const ASK_EVERY = 10 * 60_000;

/** ms. */
const LEAVES_WITHIN = 10_000;

let outdated = false;
let leaving = false;

/** Whether the page is being left, for the new version or for anything else: nothing else may load it meanwhile. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Learns of a new version while a page stays open and takes it with the next click on a link: that click loads
 * the whole page instead of a part that may no longer exist.
 */
export function watchVersion(): void {
  window.addEventListener('beforeunload', () => {
    leaving = true;
    // Whoever was asked whether to leave may have stayed.
    setTimeout(() => {
      leaving = false;
    }, LEAVES_WITHIN);
  });
  if (!import.meta.env.PROD) return;
  whenIdle(() => void ask());
  setInterval(() => void ask(), ASK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  // Ahead of the router, which would otherwise take the click.
  window.addEventListener('click', loadWhole, { capture: true });
}

async function ask(): Promise<void> {
  if (outdated) return;
  try {
    const response = await fetch(LATEST_BUILD, { cache: 'no-cache' });
    const latest = (await response.json()) as { id: string };
    outdated = response.ok && latest.id !== __BUILD_ID__;
  } catch {
    // Without an answer the page goes on with the version it has.
  }
}

function loadWhole(event: MouseEvent): void {
  if (!outdated || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !isOtherPage(link)) return;
  link.rel = 'external';
  leaving = true;
}

function isOtherPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    (link.pathname !== location.pathname || link.search !== location.search)
  );
}
