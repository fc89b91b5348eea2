import { CONTENT_VERSION, contentVersionOf } from '@shop/contracts/content-version';
import { pathOf } from '@shop/contracts/endpoint';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { dayOf } from '@shop/contracts/rules/days';
import { readShop, watchContentVersion } from '@shop/contracts/shop/endpoints';
import type { ShopView } from '@shop/contracts/shop/views';
import { setTimeout as sleep } from 'node:timers/promises';
import { BACKEND_TIMEOUT } from '../../lib/timeouts.ts';
import type { ServerConfig } from '../config.ts';
import { readEvents } from '../../lib/event-stream.ts';

/** Between two attempts to reach the backend: the first and the longest wait, ms. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Between two attempts to read the settings of a version, ms. */
const LONGEST_BETWEEN = 1_000;
/** What is older than what was announced for longer than this is called old, ms. */
const LONGEST_BEHIND = 2_000;

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
  /** What was announced last, and what the settings here were read at. */
  #announced: string | null = null;
  #taken: string | null = null;
  #taking = false;
  #listening = false;
  /** When the day ends, ms. */
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
          wait = FIRST_WAIT;
          this.#announced = data;
          this.#listening = true;
          if (!this.#taking) void this.#take();
        }
      } catch {
        // Tried again, as when it ends in good order.
      }
      this.#listening = false;
      this.connected = false;
      await pause(wait, this.#stop.signal);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Brings `version` and `closed` up to an instant; costs a comparison while nothing is due. */
  at(now: number): this {
    // Or before it began: the clock was put back.
    if (now >= this.#holdsUntil || now < this.#holdsUntil - DAY) this.#settle(now);
    return this;
  }

  /**
   * Reads the settings until they are those of what was announced last: a slower copy of the backend may answer
   * with older ones, and more may be announced meanwhile.
   */
  async #take(): Promise<void> {
    const began = Date.now();
    this.#taking = true;
    for (let wait = FIRST_WAIT / 8; !this.#stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_BETWEEN)) {
      const announced = this.#announced;
      const shop = announced === this.#taken ? this.shop : await this.#readShop(announced ?? '');
      if (shop !== null) {
        this.shop = shop;
        this.#taken = announced;
        this.#settle(Date.now());
        this.connected = this.#listening;
        if (announced !== this.#announced) continue;
        this.#taking = false;
        return;
      }
      if (Date.now() - began > LONGEST_BEHIND) this.connected = false;
      await pause(wait, this.#stop.signal);
    }
  }

  /** The settings of what was announced, or null when they were not to be had. */
  async #readShop(announced: string): Promise<ShopView | null> {
    try {
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(BACKEND_TIMEOUT)]);
      const response = await fetch(this.#backendUrl + pathOf(readShop, {}), { signal });
      const readAt = response.headers.get(CONTENT_VERSION);
      const shop = (await response.json()) as ShopView;
      return response.ok && readAt === contentVersionOf(announced, dayOf(new Date())) ? shop : null;
    } catch {
      return null;
    }
  }

  #settle(now: number): void {
    if (this.shop === null) return;
    this.closed = isShopClosed(this.shop.season, new Date(now));
    this.version = contentVersionOf(this.#taken ?? '', dayOf(new Date(now)));
    this.#holdsUntil = nextMidnight(now);
  }
}

/** The next midnight in Kolkata, ms. India has no summer time. */
export function nextMidnight(now: number): number {
  return (Math.floor((now + KOLKATA_OFFSET) / DAY) + 1) * DAY - KOLKATA_OFFSET;
}

/** Waits, but not for whoever has been stopped. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
