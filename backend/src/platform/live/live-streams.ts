import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { TOPICS, type LiveChange } from '@shop/contracts/live/topics';
import type { Permission } from '@shop/contracts/rules/permissions';
import { Listener } from '../persistence/connections/listener.ts';
import { DomainError } from '../../shared/domain-error.ts';
import type { EventStream } from '../http/event-stream.ts';
import { changeIn, GatheredChanges } from './gathered-changes.ts';

/** One a browser; a person has a few devices. */
const MOST_STREAMS = { inAll: 500, perPerson: 12 };
/** Changes wait so long for others of the same moment, ms. */
const GATHER_MS = 100;
const RETRY_AFTER_SECONDS = 30;

export interface Watcher {
  audience: 'admin' | 'referrer';
  personId: string;
  sessionId: string;
  /** Of staff. A referrer hears of what is their own, and of nothing else. */
  permissions: readonly Permission[];
}

interface Watching extends Watcher {
  stream: EventStream;
}

/**
 * The open streams of this copy of the backend, fed by what PostgreSQL announces on the channel `live`. A stream is a
 * promise that nothing is missed: when announcements may have been, all of them end, and whoever comes back asks anew.
 */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly open = new Set<Watching>();
  private readonly gathered = new GatheredChanges();
  private readonly rightsWatchers = new Set<(concerned: Watcher[]) => void>();
  private gathering: NodeJS.Timeout | null = null;
  private listening = false;
  private draining = false;

  constructor(listener: Listener) {
    listener.follow('live', {
      onNotification: (payload) => this.onNotification(payload),
      listening: () => Promise.resolve((this.listening = true)),
      lost: () => {
        this.listening = false;
        this.endAll();
      },
    });
  }

  /** @throws DomainError when there is no room, or nothing would be heard */
  assertRoom(personId: string): void {
    if (this.draining) throw new DomainError('unavailable', 'shutting-down', {});
    if (!this.listening) throw new DomainError('unavailable', 'database-unavailable', {});
    const own = [...this.open].filter((watching) => watching.personId === personId).length;
    if (this.open.size >= MOST_STREAMS.inAll || own >= MOST_STREAMS.perPerson) {
      throw new DomainError('too-many', 'too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }

  /** Feeds a stream; `make` opens it and is told what to call when it ends. */
  add(watcher: Watcher, make: (onEnd: () => void) => EventStream): void {
    this.assertRoom(watcher.personId);
    const watching: Watching = { ...watcher, stream: make(() => this.open.delete(watching)) };
    this.open.add(watching);
    watching.stream.send('live', '');
  }

  /** How many are open. */
  get count(): number {
    return this.open.size;
  }

  watchers(): Watcher[] {
    return [...this.open];
  }

  /** Calls with those whose rights may have changed. */
  onRightsChange(review: (concerned: Watcher[]) => void): void {
    this.rightsWatchers.add(review);
  }

  /** What a session may hear of from now on; null ends its streams. */
  allow(sessionId: string, permissions: readonly Permission[] | null): void {
    for (const watching of this.open) {
      if (watching.sessionId !== sessionId) continue;
      if (permissions === null) watching.stream.end();
      else watching.permissions = permissions;
    }
  }

  /** Before the server waits for its connections to end: these never would. */
  beforeApplicationShutdown(): void {
    this.draining = true;
    this.endAll();
  }

  private endAll(): void {
    for (const { stream } of this.open) stream.end();
  }

  private onNotification(payload: string): void {
    if (payload.startsWith('access ')) return this.reviewRights(payload.split(' ')[2] ?? '');
    const change = changeIn(payload);
    if (change === null || this.open.size === 0) return;
    this.gathered.add(change);
    this.gathering ??= setTimeout(() => this.notify(), GATHER_MS);
  }

  private notify(): void {
    this.gathering = null;
    for (const change of this.gathered.take()) {
      const text = JSON.stringify(change);
      for (const watching of this.open) {
        if (mayReceive(watching, change)) watching.stream.send('change', text);
      }
    }
  }

  /** @param id of a person or a session */
  private reviewRights(id: string): void {
    const concerned = [...this.open].filter(({ personId, sessionId }) => personId === id || sessionId === id);
    if (concerned.length > 0) for (const review of this.rightsWatchers) review(concerned);
  }
}

/** A crowd of changes names no record, and tells a referrer no more than that there were some. */
function mayReceive({ audience, personId, permissions }: Watcher, { topic, id }: LiveChange): boolean {
  if (audience === 'admin') return permissions.includes(TOPICS[topic].needs);
  return topic === 'referrals' && (id === personId || id === null);
}
