import { readStored, store } from '../../../../lib/stored.ts';
import type { OrderContent } from './order-request.ts';

/** Of all tabs: one that hangs is closed, and another opened. */
const STORAGE_KEY = 'order-attempts';
/** How long the device knows of an order, ms. By then the shop has called whoever sent it. */
const STAYS = 2 * 86_400_000;

interface Known {
  at: number;
  /** What was sent, and nobody has answered; null: it was placed, and its lines are off the list. */
  content: OrderContent | null;
}

/** What this device knows of the order with a key; undefined: nothing, or it was refused. */
export function knownOnDevice(idempotencyKey: string): Known | undefined {
  return readAll()[idempotencyKey];
}

/** Of those that nobody has answered the one that was sent last. */
export function unansweredOnDevice(): { idempotencyKey: string; content: OrderContent } | null {
  const sent = Object.entries(readAll()).flatMap(([idempotencyKey, { at, content }]) =>
    content ? [{ idempotencyKey, content, at }] : [],
  );
  const [last] = sent.sort((a, b) => b.at - a.at);
  return last ? { idempotencyKey: last.idempotencyKey, content: last.content } : null;
}

/** @returns whether the storage took it */
export function keepOnDevice(idempotencyKey: string, content: OrderContent | null): boolean {
  return write({ ...readAll(), [idempotencyKey]: { at: Date.now(), content } });
}

export function forgetOnDevice(idempotencyKey: string): void {
  const { [idempotencyKey]: forgotten, ...others } = readAll();
  if (forgotten) write(others);
}

/** Those that are not too old; what is too old goes. */
function readAll(): Record<string, Known> {
  const stored = parsed(readStored('local', STORAGE_KEY));
  const fresh = Object.entries(stored).filter(([, { at }]) => Date.now() - at <= STAYS);
  const known = Object.fromEntries(fresh);
  if (fresh.length < Object.keys(stored).length) write(known);
  return known;
}

function write(known: Record<string, Known>): boolean {
  return store('local', STORAGE_KEY, Object.keys(known).length === 0 ? null : JSON.stringify(known));
}

function parsed(text: string | null): Record<string, Known> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}
