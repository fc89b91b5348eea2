import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LiveStreams, type Watcher } from '../../../platform/live/live-streams.ts';
import { Clock } from '../../../shared/clock.ts';
import { People } from '../application/people.ts';

/** A session that runs out is announced by nobody, so all are looked at every so often, ms. */
const LOOK_EVERY = 5_000;

/** Lets a stream of what happens in the shop go on while its session is alive, and tell what its person may know. */
@Injectable()
export class LiveRights implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly streams: LiveStreams,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.streams.onRightsChange((concerned) => void this.review(concerned).catch(() => this.end(concerned)));
    // Without an answer nothing is known to have changed: the next look, or the listener's own loss, will tell.
    const look = () => void this.review(this.streams.watchers()).catch(() => undefined);
    this.timer = setInterval(look, LOOK_EVERY);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async review(watchers: readonly Watcher[]): Promise<void> {
    if (watchers.length === 0) return;
    const now = this.clock.now();
    const staff = sessionsOf('admin', watchers);
    const colleagues = await this.people.findBySessions('admin', staff, now);
    for (const session of staff) this.streams.allow(session, colleagues.get(session)?.permissions ?? null);
    const others = sessionsOf('referrer', watchers);
    if (others.length === 0) return;
    const referrers = await this.people.findBySessions('referrer', others, now);
    for (const session of others) this.streams.allow(session, referrers.has(session) ? [] : null);
  }

  private end(watchers: readonly Watcher[]): void {
    for (const { sessionId } of watchers) this.streams.allow(sessionId, null);
  }
}

function sessionsOf(audience: Watcher['audience'], watchers: readonly Watcher[]): string[] {
  const own = watchers.filter((watcher) => watcher.audience === audience);
  return [...new Set(own.map(({ sessionId }) => sessionId))];
}
