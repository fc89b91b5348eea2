import { useSyncExternalStore } from 'react';

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
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Where storage is refused it holds for this page.
  }
  listeners.forEach((listener) => listener());
}

export function readChosenState(): string | null {
  if (current !== undefined) return current;
  try {
    current = localStorage.getItem(STORAGE_KEY);
  } catch {
    current = null;
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
