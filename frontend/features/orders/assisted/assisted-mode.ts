import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../lib/stored.ts';

/** The referrer who orders for a customer in this tab. */
export interface Assisted {
  name: string;
  code: string;
}

/** An order that was just sent for a customer, for the page that tells how they learn of it. */
export interface SentForCustomer {
  number: string;
  name: string;
  /** As it was typed a moment ago, ten digits. The shop shows it to no referrer again. */
  phone: string;
  mailed: boolean;
}

const MODE_KEY = 'assisted-order';
const SENT_KEY = 'assisted-sent';

const listeners = new Set<() => void>();
let mode: { text: string | null; assisted: Assisted | null } = { text: null, assisted: null };

/** Who orders for a customer here; null for shoppers, on the server and while hydrating. */
export function useAssisted(): Assisted | null {
  return useSyncExternalStore(subscribe, readAssisted, () => null);
}

export function beginAssisted(assisted: Assisted): void {
  store('session', MODE_KEY, JSON.stringify(assisted));
  keepSent(null);
  listeners.forEach((listener) => listener());
}

export function endAssisted(): void {
  store('session', MODE_KEY, null);
  listeners.forEach((listener) => listener());
}

export function keepSent(sent: SentForCustomer | null): void {
  store('session', SENT_KEY, sent && JSON.stringify(sent));
}

/** Null when this tab sent no order of the number. */
export function sentForCustomer(number: string): SentForCustomer | null {
  const sent = parsed<SentForCustomer>(readStored('session', SENT_KEY));
  return sent?.number === number ? sent : null;
}

/** The same object until it changes. */
function readAssisted(): Assisted | null {
  const text = readStored('session', MODE_KEY);
  if (text !== mode.text) mode = { text, assisted: parsed<Assisted>(text) };
  return mode.assisted;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parsed<Value>(text: string | null): Value | null {
  try {
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}
