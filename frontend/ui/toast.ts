export type ToastKind = 'done' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How long a message stays, ms. */
const STAYS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message at the top of the screen for a few seconds. */
export function toast(text: string, kind: ToastKind = 'done'): void {
  const added = { id: ++lastId, kind, text };
  publish([...toasts, added]);
  setTimeout(() => dismissToast(added.id), STAYS);
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
