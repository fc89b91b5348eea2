import { readStored, store } from '../../../../lib/stored.ts';
import type { OrderContent } from './order-request.ts';

/** Of all tabs: one that hangs is closed, and another opened. */
const STORAGE_KEY = 'order-attempt';
/** How long the device knows of an order, ms. By then the shop has called whoever sent it. */
const STAYS = 2 * 86_400_000;

interface Known {
  at: number;
  /** What was sent, and nobody has answered; null: it was placed, and its lines are off the list. */
  content: OrderContent | null;
  /** Nobody asks about it any more. */
  isLetGo?: true;
}

/** What this device knows of the order with a key; undefined: nothing, or it was refused. */
export function knownOnDevice(idempotencyKey: string): Known | undefined {
  return readAll()[idempotencyKey];
}

/** Those that nobody has answered, the last one first. */
export function unansweredOnDevice() {
  return Object.entries(readAll())
    .sort(([, a], [, b]) => b.at - a.at)
    .flatMap(([idempotencyKey, { content, isLetGo = false }]) =>
      content ? [{ idempotencyKey, content, isLetGo }] : [],
    );
}

/** @returns whether the storage took it */
export function keepOnDevice(idempotencyKey: string, known: Omit<Known, 'at'>): boolean {
  return write({ ...readAll(), [idempotencyKey]: { at: Date.now(), ...known } });
}

export function forgetOnDevice(idempotencyKey: string): void {
  const { [idempotencyKey]: forgotten, ...others } = readAll();
  if (forgotten) write(others);
}

/** Those that are not too old; what is too old goes, and what is none of them. */
function readAll(): Record<string, Known> {
  const stored = Object.entries(parsed(readStored('local', STORAGE_KEY)));
  const fresh = stored.filter(([, known]) => known && Date.now() - known.at <= STAYS);
  const known = Object.fromEntries(fresh) as Record<string, Known>;
  if (fresh.length < stored.length) write(known);
  return known;
}

function write(known: Record<string, Known>): boolean {
  return store('local', STORAGE_KEY, Object.keys(known).length === 0 ? null : JSON.stringify(known));
}

function parsed(text: string | null): Record<string, Known | null> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, Known | null> | null) ?? {};
  } catch {
    return {};
  }
}
