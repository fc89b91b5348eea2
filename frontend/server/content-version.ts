import { pathOf } from '@shop/contracts/endpoint';
import { isShopClosed } from '@shop/contracts/rules/closure';
import { dayOf } from '@shop/contracts/rules/days';
import { readShop, watchContentVersion } from '@shop/contracts/shop/endpoints';
import type { ShopView } from '@shop/contracts/shop/views';
import type { ServerConfig } from './config.ts';
import { readEvents } from './event-stream.ts';

/** Between two attempts to reach the backend: the first and the longest wait, ms. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

const KOLKATA_OFFSET = 5.5 * 3_600_000;
const DAY = 86_400_000;

/**
 * The content version that this server goes by, with the shop's settings as they are in it: what the backend
 * announced last and the day in Kolkata, so it changes with everything that may change a page (the shop opens and
 * closes with a day). It is kept while the backend is away.
 */
export class ContentVersion {
  shop: ShopView | null = null;
  version = '';
  /** False while the backend is away: what is here may be old. */
  connected = false;
  closed = false;

  readonly #backendUrl: string;
  readonly #backendPrivateUrl: string;
  readonly #stop = new AbortController();
  #announced: string | null = null;
  /** Until when the day holds, ms. */
  #holdsUntil = 0;

  constructor({ backendUrl, backendPrivateUrl }: Pick<ServerConfig, 'backendUrl' | 'backendPrivateUrl'>) {
    this.#backendUrl = backendUrl;
    this.#backendPrivateUrl = backendPrivateUrl;
  }

  /** Follows the backend until `stop`. */
  async follow(): Promise<void> {
    let wait = FIRST_WAIT;
    while (!this.#stop.signal.aborted) {
      try {
        for await (const { event, data } of readEvents(
          this.#backendPrivateUrl + watchContentVersion.path,
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

  /** Brings `version` and `closed` up to an instant; costs a comparison while nothing is due. */
  at(now: number): this {
    if (now >= this.#holdsUntil) this.#settle(now);
    return this;
  }

  async #take(announced: string): Promise<void> {
    if (announced !== this.#announced || this.shop === null) {
      const response = await fetch(this.#backendUrl + pathOf(readShop, {}), { signal: this.#stop.signal });
      if (!response.ok) throw new Error(`the shop's settings answered ${response.status}`);
      this.shop = (await response.json()) as ShopView;
      this.#announced = announced;
      this.#settle(Date.now());
    }
    this.connected = true;
  }

  #settle(now: number): void {
    if (this.shop === null) return;
    this.closed = isShopClosed(this.shop.season, new Date(now));
    this.version = `${this.#announced} ${dayOf(new Date(now))}`;
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
