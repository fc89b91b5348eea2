import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../../lib/stored.ts';

const STORAGE_KEY = 'destination-state';

let current: string | null | undefined;
const listeners = new Set<() => void>();

/** The state the shopper last chose on this device, or the given one; the given one while hydrating. */
export function useChosenState(fallback: string, codes: readonly string[]): string {
  const chosen = useSyncExternalStore(subscribe, readChosenState, () => null);
  return chosen !== null && codes.includes(chosen) ? chosen : fallback;
}

export function chooseState(code: string): void {
  current = code;
  store('local', STORAGE_KEY, code);
  listeners.forEach((listener) => listener());
}

export function readChosenState(): string | null {
  if (current === undefined) current = readStored('local', STORAGE_KEY);
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
