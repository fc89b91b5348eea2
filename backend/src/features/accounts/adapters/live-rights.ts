import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LiveStreams, type Watcher } from '../../../live/live-streams.ts';
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
    const sessions = [...new Set(watchers.map(({ sessionId }) => sessionId))];
    const people = await this.people.findBySessions('admin', sessions, this.clock.now());
    for (const session of sessions) this.streams.allow(session, people.get(session)?.permissions ?? null);
  }

  private end(watchers: readonly Watcher[]): void {
    for (const { sessionId } of watchers) this.streams.allow(sessionId, null);
  }
}
