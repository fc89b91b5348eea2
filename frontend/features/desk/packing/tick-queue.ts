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
  /** What was kept before, if the storage has it. */
  read: () => string | null;
  write: (text: string) => void;
  /** ms since 1970. */
  now: () => number;
  /** Resolves to what became of them; it throws nothing. `later`: nobody knows, and it is tried again. */
  send: (number: string, body: TickLinesRequest) => Promise<'kept' | 'refused' | 'later'>;
}

const NONE: WaitingTicks = {};

/**
 * Ticks of this device on their way to the shop. Of each line only the last one waits; they are sent one order at a time
 * and in turn, and stay here until the shop has answered: said twice they are said once.
 */
export class TickQueue {
  readonly #outside: Outside;
  readonly #listeners = new Set<() => void>();
  #kept: Kept;
  #sending: Promise<void> | null = null;

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

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tick(number: string, code: string, packed: number): void {
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
    for (let number = this.#next(); number !== undefined; number = this.#next()) {
      const sent = this.waitingOf(number);
      const outcome = await this.#outside.send(number, this.#bodyOf(sent));
      if (outcome === 'later') return;
      this.#forget(number, sent);
    }
  }

  #next(): string | undefined {
    return Object.keys(this.#kept.orders)[0];
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
    const { [number]: waiting = NONE, ...others } = this.#kept.orders;
    const left = Object.entries(waiting).filter(([code, tick]) => sent[code]?.sequence !== tick.sequence);
    const orders = left.length > 0 ? { ...others, [number]: Object.fromEntries(left) } : others;
    this.#keep({ ...this.#kept, orders });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#outside.write(JSON.stringify(kept));
    this.#listeners.forEach((listener) => listener());
  }
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
