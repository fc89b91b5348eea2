import { useCallback, useSyncExternalStore } from 'react';
import { afterPaint } from '../../../lib/loading/after-paint.ts';
import { readDraft, subscribeDraft, subscribeQuantity } from '../../draft/draft-store.ts';
import type { Quantities } from './list-link.ts';

const never = () => () => undefined;

/** False on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** How many of one product: a row hears of its own changes only. */
export function useQuantity(code: string, posted: Quantities): number {
  return useSyncExternalStore(
    useCallback((listener) => subscribeQuantity(code, listener), [code]),
    () => readDraft().quantities[code] ?? 0,
    () => posted[code] ?? 0,
  );
}

export function useQuantities(posted: Quantities): Quantities {
  return useSyncExternalStore(
    subscribeDraft,
    () => readDraft().quantities,
    () => posted,
  );
}

/** For what stands beside the list: a tap shows its number first, and these hear of it together, once it is seen. */
export function useQuantitiesSoon(posted: Quantities): Quantities {
  return useSyncExternalStore(
    subscribeSoon,
    () => readDraft().quantities,
    () => posted,
  );
}

const listeners = new Set<() => void>();
let unsubscribe: () => void = never();
let isComing = false;
let forget: () => void = never();

/** A listener hears of the changes of a frame once, after it; who has left by then does not. */
export function subscribeSoon(listener: () => void): () => void {
  if (listeners.size === 0) unsubscribe = subscribeDraft(notifySoon);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unsubscribe();
    forget();
    isComing = false;
  };
}

function notifySoon(): void {
  if (isComing) return;
  isComing = true;
  forget = afterPaint(() => {
    isComing = false;
    listeners.forEach((listener) => listener());
  });
}
