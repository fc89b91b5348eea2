import { watchLeaving } from '../routes/leaving.ts';
import { whenIdle } from './when-idle.ts';

const LATEST_BUILD = '/latest-build.json';
/** How often an open page asks for the latest build, ms. */
const ASK_EVERY = 10 * 60_000;

let outdated = false;

/**
 * Learns of a new version while a page stays open and takes it with the next click on a link: that click loads
 * the whole page instead of a part that may no longer exist.
 */
export function watchVersion(): void {
  watchLeaving();
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

/** Whatever opens the link otherwise, in a tab of its own or at a place of this page, goes on as it would. */
function loadWhole({ target }: MouseEvent): void {
  const link = outdated && target instanceof Element && target.closest('a');
  if (link && !link.target) link.rel = 'external';
}
