import type { TickLinesRequest } from '@shop/contracts/packing/requests';
import { OLDEST_TICK } from '@shop/contracts/rules/desk/packing';
import { randomUuid } from '../../../lib/uuid.ts';

/** A tick that is not sent yet. */
interface WaitingTick {
  packed: number;
  sequence: number;
  /** By this device’s clock, ms since 1970. */
  at: number;
}

/** By item code. */
export type WaitingTicks = Readonly<Record<string, WaitingTick>>;

interface Kept {
  device: string;
  /** The last sequence that was given. */
  last: number;
  /** By order number. */
  orders: Record<string, WaitingTicks>;
}

interface Outside {
  /** What is kept by now, also by other tabs; null where the storage has nothing. */
  read: () => string | null;
  /** Returns whether the storage took it. */
  write: (text: string) => boolean;
  /** ms since 1970. */
  now: () => number;
  send: (number: string, body: TickLinesRequest) => Promise<Outcome>;
}

/** What became of ticks that were sent. `silence`: nobody answered; `fault`: these were not taken now, others may be. */
type Outcome = { kind: 'kept' | 'refused' } | { kind: 'fault' | 'silence'; why: string };

const NONE: WaitingTicks = {};

/**
 * Ticks of this device on their way to the shop. Of each line only the last one waits; they are sent one order at a time
 * and in turn, and stay here until the shop has answered: said twice they are said once. Tabs share what is kept: each change
 * is made to what stands there by then. What the storage has no room for this tab remembers, and adds.
 */
export class TickQueue {
  readonly #outside: Outside;
  readonly #listeners = new Set<() => void>();
  #kept: Kept;
  /** Where the storage took nothing, the page alone has them. */
  #isStored = true;
  /** The last sequence that this page knows to have arrived, by order number and item code. */
  readonly #arrived = new Map<string, number>();
  #sending: Promise<void> | null = null;
  #why: string | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#kept = keptOf(outside.read()) ?? { device: randomUuid(), last: 0, orders: {} };
  }

  /** What waits of an order; the same object as long as it is the same. */
  waitingOf(number: string): WaitingTicks {
    return this.#kept.orders[number] ?? NONE;
  }

  /** How many wait, of all orders. */
  get size(): number {
    return Object.values(this.#kept.orders).reduce((sum, ticks) => sum + Object.keys(ticks).length, 0);
  }

  /** Why something waits still after the last try; null where nothing does. */
  get why(): string | null {
    return this.size > 0 ? this.#why : null;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another tab ticked, or sent. */
  follow(): void {
    this.#kept = this.#now();
    this.#notify();
  }

  tick(number: string, code: string, packed: number): void {
    this.#kept = this.#now();
    const at = this.#outside.now();
    // A clock that was set back gives no number twice.
    const sequence = Math.max(at, this.#kept.last + 1);
    const waiting = { ...this.waitingOf(number), [code]: { packed, sequence, at } };
    this.#keep({ ...this.#kept, last: sequence, orders: { ...this.#kept.orders, [number]: waiting } });
    void this.send();
  }

  /** Sends what waits until nothing does, or nobody answers. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    const faulty = new Set<string>();
    let why: string | null = null;
    for (let number = this.#next(faulty); number !== undefined; number = this.#next(faulty)) {
      const sent = this.waitingOf(number);
      const outcome = await this.#outside.send(number, this.#bodyOf(sent));
      if (outcome.kind === 'silence' || outcome.kind === 'fault') why = outcome.why;
      if (outcome.kind === 'silence') break;
      if (outcome.kind === 'fault') faulty.add(number);
      else this.#forget(number, sent);
    }
    this.#why = why;
    this.#notify();
  }

  #next(faulty: ReadonlySet<string>): string | undefined {
    return Object.keys(this.#kept.orders).find((number) => !faulty.has(number));
  }

  #bodyOf(waiting: WaitingTicks): TickLinesRequest {
    const now = this.#outside.now();
    const ticks = Object.entries(waiting).map(([code, { packed, sequence, at }]) => {
      const age = Math.min(Math.max(now - at, 0), OLDEST_TICK);
      return { code, packed, sequence, age };
    });
    return { device: this.#kept.device, ticks };
  }

  /** What was ticked anew meanwhile goes on waiting. */
  #forget(number: string, sent: WaitingTicks): void {
    for (const [code, { sequence }] of Object.entries(sent)) this.#arrived.set(`${number} ${code}`, sequence);
    this.#keep(this.#withoutArrived(this.#now()));
  }

  #now(): Kept {
    const stored = keptOf(this.#outside.read());
    if (stored === null) return this.#kept;
    return this.#isStored ? stored : this.#withoutArrived(joined(stored, this.#kept));
  }

  /** The storage may have what it had no room to forget. */
  #withoutArrived({ orders, ...kept }: Kept): Kept {
    const left = Object.entries(orders).map(([number, ticks]) => {
      const isLeft = ([code, { sequence }]: [string, WaitingTick]) =>
        sequence > (this.#arrived.get(`${number} ${code}`) ?? -Infinity);
      return [number, Object.fromEntries(Object.entries(ticks).filter(isLeft))] as const;
    });
    return { ...kept, orders: Object.fromEntries(left.filter(([, ticks]) => Object.keys(ticks).length > 0)) };
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#isStored = this.#outside.write(JSON.stringify(kept));
    this.#notify();
  }

  #notify(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

/** All that waits in both, of each line the later tick. */
function joined(stored: Kept, own: Kept): Kept {
  const orders = { ...stored.orders };
  for (const [number, ticks] of Object.entries(own.orders)) {
    const there = orders[number] ?? NONE;
    const later = Object.entries(ticks).filter(
      ([code, { sequence }]) => sequence > (there[code]?.sequence ?? -Infinity),
    );
    orders[number] = { ...there, ...Object.fromEntries(later) };
  }
  return { device: stored.device, last: Math.max(stored.last, own.last), orders };
}

/** Null for what no version of this wrote. */
function keptOf(text: string | null): Kept | null {
  try {
    const { device, last, orders } = JSON.parse(text ?? 'null') as Partial<Kept>;
    return device && typeof last === 'number' && orders ? { device, last, orders } : null;
  } catch {
    return null;
  }
}
