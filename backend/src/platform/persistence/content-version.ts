import { Injectable } from '@nestjs/common';
import { Listener } from './connections/listener.ts';

/**
 * Which version of the public content (catalogue, places, settings) the database holds. Triggers announce every
 * change on the channel `content`; whoever keeps a copy of content keeps it for one version only.
 */
@Injectable()
export class ContentVersion {
  private readonly watchers = new Set<(version: string) => void>();
  private version: string | null = null;

  constructor(listener: Listener) {
    listener.follow('content', {
      onNotification: (version) => this.announce(version),
      // What was announced last nobody can tell us. With an announcement of our own every copy goes by the same one.
      listening: (ask) => ask('SELECT announce_content()'),
      lost: () => (this.version = null),
    });
  }

  /** Null while nothing is known: the database is away, or announcements may have been missed. */
  current(): string | null {
    return this.version;
  }

  /** Calls with every new version, and at once with the present one. Returns the way to stop. */
  watch(watcher: (version: string) => void): () => void {
    this.watchers.add(watcher);
    if (this.version !== null) watcher(this.version);
    return () => this.watchers.delete(watcher);
  }

  private announce(version: string): void {
    this.version = version;
    for (const watcher of this.watchers) watcher(version);
  }
}
