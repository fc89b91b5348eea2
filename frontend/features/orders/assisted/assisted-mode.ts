import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../lib/stored.ts';

/** The referrer who orders for a customer in this tab. */
export interface Assisted {
  name: string;
  code: string;
}

const MODE_KEY = 'assisted-order';

const listeners = new Set<() => void>();
let mode: { text: string | null; assisted: Assisted | null } = { text: null, assisted: null };

/** Who orders for a customer here; null for shoppers, on the server and while hydrating. */
export function useAssisted(): Assisted | null {
  return useSyncExternalStore(subscribe, readAssisted, () => null);
}

export function isAssisted(): boolean {
  return readAssisted() !== null;
}

export function beginAssisted(assisted: Assisted): void {
  store('session', MODE_KEY, JSON.stringify(assisted));
  listeners.forEach((listener) => listener());
}

export function endAssisted(): void {
  store('session', MODE_KEY, null);
  listeners.forEach((listener) => listener());
}

/** The same object until it changes. */
function readAssisted(): Assisted | null {
  const text = readStored('session', MODE_KEY);
  if (text !== mode.text) mode = { text, assisted: parsed(text) };
  return mode.assisted;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parsed(text: string | null): Assisted | null {
  try {
    return text === null ? null : (JSON.parse(text) as Assisted);
  } catch {
    return null;
  }
}
