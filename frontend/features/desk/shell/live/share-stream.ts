import type { LiveChange } from '@shop/contracts/live/topics';
import type { Area } from '../../../accounts/entry-address.ts';
import { keepStream, type StreamListener } from './keep-stream.ts';

/** What the tabs of a browser tell each other. */
type Said =
  | { say: 'live' | 'away' | 'alive' }
  | { say: 'changed'; change: LiveChange }
  | { say: 'how is it?' }
  | { say: 'it is'; live: boolean };

/** A tab that joins is told that the stream is live, and has missed nothing. */
interface TabListener extends StreamListener {
  joined(): void;
}

/** How often the tab with the stream says so, and how long a visible tab receives nothing before it takes it over, ms. */
const ALIVE_EVERY = 10_000;
const SILENCE = 30_000;

/**
 * One stream for all tabs of a browser: HTTP/1.1 allows it six connections. The tab that holds a lock keeps the stream
 * and tells the others; when it closes, the next one gets the lock. One that was put to sleep by the system loses it.
 * Where there are no locks (a page that came without https) each tab has a stream of its own.
 */
export function shareStream(area: Area, listener: TabListener, signal: AbortSignal): void {
  // A browser may be signed in to both areas: what one hears is not told to the other.
  const name = `shop live ${area}`;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    void keepStream(area, listener, signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  const post: (said: Said) => void = channel.postMessage.bind(channel);
  let leading = false;
  let live = false;
  let lastMessageAt = Date.now();
  let lastSentAt = 0;

  const forAll: StreamListener = {
    live: () => (post({ say: 'live' }), (live = true), listener.live()),
    away: () => (post({ say: 'away' }), (live = false), listener.away()),
    changed: (change) => (post({ say: 'changed', change }), listener.changed(change)),
    alive() {
      if (Date.now() - lastSentAt < ALIVE_EVERY) return;
      lastSentAt = Date.now();
      post({ say: 'alive' });
    },
  };

  channel.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    if (said.say === 'how is it?') return leading && post({ say: 'it is', live });
    lastMessageAt = Date.now();
    if (said.say === 'changed') listener.changed(said.change);
    else if (said.say === 'live') listener.live();
    else if (said.say === 'away' || (said.say === 'it is' && !said.live)) listener.away();
    else if (said.say === 'it is') listener.joined();
  });
  post({ say: 'how is it?' });

  /** Waits for the lock, or takes it away, and keeps the stream while it has it. */
  const lead = async (options: LockOptions): Promise<void> => {
    const term = new AbortController();
    const end = () => term.abort();
    signal.addEventListener('abort', end, { once: true });
    try {
      await navigator.locks.request(name, options, () => {
        leading = true;
        return keepStream(area, forAll, term.signal);
      });
    } catch {
      // Another tab took it over, or this one is about to.
    }
    end();
    leading = false;
  };
  const queue = async (): Promise<void> => {
    while (!signal.aborted) {
      const waiting = new AbortController();
      const leave = () => waiting.abort();
      signal.addEventListener('abort', leave, { once: true });
      const watch = setInterval(() => {
        if (leading || document.visibilityState !== 'visible' || Date.now() - lastMessageAt < SILENCE) return;
        leave();
      }, ALIVE_EVERY);
      await lead({ signal: waiting.signal });
      clearInterval(watch);
      lastMessageAt = Date.now();
      if (waiting.signal.aborted && !signal.aborted) await lead({ steal: true });
    }
    channel.close();
  };
  void queue();
}
