import { pathOf } from '@shop/contracts/endpoint';
import { isShopClosed } from '@shop/contracts/rules/closure';
import { readShop, watchContent } from '@shop/contracts/shop/endpoints';
import type { ShopView } from '@shop/contracts/shop/views';
import { readEvents } from './event-stream.ts';

/** Between two attempts to reach the backend: the first and the longest wait, ms. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

const KOLKATA_OFFSET = 5.5 * 3_600_000;
const DAY = 86_400_000;

/**
 * What the backend said last: the shop's settings and the content version. It is kept while the backend is
 * away. `epoch` rises with everything that may change a page: a new version, a new day in Kolkata, the shop
 * opening or closing.
 */
export class ShopState {
  shop: ShopView | null = null;
  epoch = 0;
  /** False while the backend is away: what is here may be old. */
  connected = false;
  closed = false;

  readonly #backendUrl: string;
  readonly #stop = new AbortController();
  #version: string | null = null;
  /** Until when `closed` and the day hold, ms. */
  #holdsUntil = 0;

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  /** Follows the backend until `stop`. */
  async follow(): Promise<void> {
    let wait = FIRST_WAIT;
    while (!this.#stop.signal.aborted) {
      try {
        for await (const { event, data } of readEvents(
          this.#backendUrl + watchContent.path,
          this.#stop.signal,
        )) {
          if (event !== 'version') continue;
          await this.#take(data);
          wait = FIRST_WAIT;
        }
      } catch {
        this.connected = false;
      }
      await pause(wait, this.#stop.signal);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Brings `closed` and `epoch` up to an instant; costs a comparison while nothing is due. */
  at(now: number): this {
    if (now >= this.#holdsUntil) this.#settle(now);
    return this;
  }

  async #take(version: string): Promise<void> {
    if (version !== this.#version || this.shop === null) {
      const response = await fetch(this.#backendUrl + pathOf(readShop, {}), { signal: this.#stop.signal });
      if (!response.ok) throw new Error(`the shop's settings answered ${response.status}`);
      this.shop = (await response.json()) as ShopView;
      this.#version = version;
      this.#settle(Date.now());
    }
    this.connected = true;
  }

  #settle(now: number): void {
    if (this.shop === null) return;
    this.closed = isShopClosed(this.shop.season, new Date(now));
    this.epoch++;
    this.#holdsUntil = nextMidnight(now);
  }
}

/** The next midnight in Kolkata, ms. India has no summer time. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + KOLKATA_OFFSET) / DAY) + 1) * DAY - KOLKATA_OFFSET;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
