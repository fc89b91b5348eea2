import { useCallback, useSyncExternalStore } from 'react';
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
