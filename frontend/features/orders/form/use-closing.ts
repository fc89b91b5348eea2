import { useSyncExternalStore } from 'react';
import { paths } from '../../../lib/paths.ts';

/** How long an open page waits before it asks again whether the shop is still open, ms: it hears within ten seconds. */
const SHORTEST_WAIT = 6_000;
const LONGEST_WAIT = 9_000;
/** How long an answer may take, ms: the next question waits for it. */
const TIMEOUT = 5_000;

/** Not all pages at once that were opened at once. @param chance 0 to 1 */
function waitBeforeAsking(chance: number): number {
  return SHORTEST_WAIT + chance * (LONGEST_WAIT - SHORTEST_WAIT);
}

let closed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Whether the season closed under the open page: the list's address then leads to the closed page. However many parts
 * of a page want to know, it asks once, and a page that nobody looks at does not ask.
 */
export function useClosing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => closed,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

function begin(): void {
  document.addEventListener('visibilitychange', lookAgain);
  askLater();
}

function end(): void {
  document.removeEventListener('visibilitychange', lookAgain);
  clearTimeout(timer);
}

function askLater(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'visible')
    timer = setTimeout(() => void ask(), waitBeforeAsking(Math.random()));
}

/** Whoever comes back to the page hears at once. */
function lookAgain(): void {
  if (document.visibilityState === 'visible') void ask();
  else clearTimeout(timer);
}

async function ask(): Promise<void> {
  const timeout = new AbortController();
  const over = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    // Without the page's own address: a referral code in it would be carried over by a redirect.
    const { url } = await fetch(paths.quickOrder, {
      method: 'HEAD',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: timeout.signal,
    });
    closed = new URL(url).pathname === paths.closed;
    listeners.forEach((listener) => listener());
  } catch {
    // Without a network nobody knows; the list stays as it is.
  } finally {
    clearTimeout(over);
  }
  if (listeners.size > 0) askLater();
}
