import { useSyncExternalStore } from 'react';
import { DRAFT_KEY } from '../../lib/head/names.ts';
import { readStored, store } from '../../lib/stored.ts';
import { EMPTY_DRAFT, parseDraft, withQuantity, type Draft } from './draft.ts';

let current: Draft | null = null;
/** Whether the last write failed: then what is stored is older than what this page holds. */
let refused = false;
/** What stands in storage while it says the same as `current`; null: nobody knows. */
let written: string | null = null;
const listeners = new Set<() => void>();
/** Who waits for one product, by its code: a tap tells one row of hundreds. */
const listenersOf = new Map<string, Set<() => void>>();
let isSubscribed = false;

/** The draft of this device; the same object until it changes. */
export function readDraft(): Draft {
  return (current ??= parseDraft(readStored('local', DRAFT_KEY)));
}

/** The draft for a component; empty on the server and while hydrating. */
export function useDraft(): Draft {
  return useSyncExternalStore(subscribeDraft, readDraft, () => EMPTY_DRAFT);
}

/** Changes the draft here and in every open tab. Where storage fails it lives as long as the page. */
export function changeDraft(change: (draft: Draft) => Draft): void {
  // Another tab may have written since: its storage event comes later than its write.
  const stored = refused ? null : readStored('local', DRAFT_KEY);
  const latest = stored === null || stored === written ? readDraft() : parseDraft(stored);
  const next = { ...change(latest), savedAt: Date.now() };
  const text = JSON.stringify(next);
  refused = !store('local', DRAFT_KEY, text);
  written = refused ? null : text;
  publish(next);
}

export function setDraftQuantity(code: string, quantity: number, netPaise: number): void {
  changeDraft((draft) => withQuantity(draft, code, quantity, netPaise));
}

export function rememberDraftReferral(code: string): void {
  changeDraft((draft) => ({ ...draft, referral: { code, at: Date.now() } }));
}

/** The referral stays remembered. */
export function clearDraft(): void {
  changeDraft((draft) => ({ ...draft, quantities: {}, rates: {} }));
}

export function subscribeDraft(listener: () => void): () => void {
  return subscribe(listeners, listener);
}

/** Subscribes to the quantity of this product, and to nothing else. */
export function subscribeQuantity(code: string, listener: () => void): () => void {
  const those = listenersOf.get(code) ?? new Set();
  listenersOf.set(code, those);
  return subscribe(those, listener);
}

function subscribe(those: Set<() => void>, listener: () => void): () => void {
  if (!isSubscribed) {
    isSubscribed = true;
    // Another tab wrote; or the browser brought the page back as it was left, which heard of nothing meanwhile.
    window.addEventListener('storage', onNews);
    window.addEventListener('pageshow', onNews);
  }
  those.add(listener);
  return () => those.delete(listener);
}

function onNews(): void {
  const stored = readStored('local', DRAFT_KEY);
  if (refused || stored === written) return;
  written = stored;
  publish(parseDraft(stored));
}

function publish(next: Draft): void {
  const before = readDraft().quantities;
  current = next;
  listeners.forEach((listener) => listener());
  listenersOf.forEach((those, code) => {
    if (before[code] !== next.quantities[code]) those.forEach((listener) => listener());
  });
}
