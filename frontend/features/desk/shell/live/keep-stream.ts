import { readReferrer, readStaff } from '@shop/contracts/accounts/endpoints';
import { watchLive } from '@shop/contracts/live/endpoints';
import type { LiveChange } from '@shop/contracts/live/topics';
import { watchReferrerLive } from '@shop/contracts/referrals/endpoints';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { readEvents, StreamRefused } from '../../../../lib/event-stream.ts';
import type { Area } from '../../../accounts/entry-address.ts';

/** What a stream tells whoever follows it. */
export interface StreamListener {
  /** From here on nothing is missed. */
  live(): void;
  changed(change: LiveChange): void;
  /** It is open still. */
  alive(): void;
  /** Until `live` changes may be missed. */
  away(): void;
}

const STREAMS: Record<Area, { path: string; renew: () => Promise<unknown> }> = {
  staff: { path: watchLive.path, renew: () => callSignedIn(readStaff) },
  referrer: { path: watchReferrerLive.path, renew: () => callSignedIn(readReferrer) },
};

/** Between two attempts, ms; everybody's differ, so that a backend that comes back is not met by all at once. */
const WAIT = { first: 500, longest: 30_000 };

/** Keeps a stream of what changes open until `signal`; an access token that ran out is renewed. */
export async function keepStream(area: Area, listener: StreamListener, signal: AbortSignal): Promise<void> {
  const { path, renew } = STREAMS[area];
  let wait = WAIT.first;
  while (!signal.aborted) {
    try {
      for await (const { event, data } of readEvents(path, signal)) {
        listener.alive();
        if (event === 'change') listener.changed(JSON.parse(data) as LiveChange);
        if (event !== 'live') continue;
        wait = WAIT.first;
        listener.live();
      }
    } catch (error) {
      if (error instanceof StreamRefused && error.status === 401 && (await isDone(renew))) continue;
    }
    if (signal.aborted) return;
    listener.away();
    await pause(wait * (0.5 + Math.random()), signal);
    wait = Math.min(wait * 2, WAIT.longest);
  }
}

async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

/** Waits, but not for whoever has left, and no longer once the network or the person is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => (clearTimeout(timer), over.abort(), resolve());
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go, over);
    window.addEventListener('online', go, over);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), over);
  });
}
