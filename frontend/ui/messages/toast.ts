export type ToastKind = 'done' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction;
}

/** What can still be done about it, by a button beside the text. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** Of the element that holds them. */
export const TOASTS_ID = 'toasts';

/** How long a message stays, ms. */
const STAYS = 5_000;
/** With something to do beside it, ms. */
const STAYS_FOR_ACTION = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message at the top of the screen for a few seconds. @param stays ms @returns its id */
export function toast(
  text: string,
  kind: ToastKind = 'done',
  action?: ToastAction,
  stays = action ? STAYS_FOR_ACTION : STAYS,
): number {
  const added = { id: ++lastId, kind, text, ...(action && { action }) };
  publish([...toasts, added]);
  setTimeout(() => dismissToast(added.id), stays);
  return added.id;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((shown) => shown.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}
