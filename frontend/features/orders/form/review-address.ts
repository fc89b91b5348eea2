import { useSyncExternalStore } from 'react';

/** Whether the entry before the review is this page's list. */
let cameFromList = false;

export const REVIEW_HASH = '#review';

/** What stands behind the hash of the address; empty on the server and while hydrating. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
}

/** Opens the review as an entry of its own in the history, so that Back leads to the list. */
export function openReview(): void {
  if (window.location.hash === REVIEW_HASH) return;
  cameFromList = true;
  window.location.hash = REVIEW_HASH;
}

/** Back to the list: to the entry it was opened from, when there is one. */
export function leaveReview(): void {
  if (cameFromList) window.history.back();
  else replaceHash('');
}

/** Changes what stands behind the hash without a new entry in the history. */
export function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
  listeners.forEach((listener) => listener());
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
