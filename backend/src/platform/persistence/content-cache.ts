import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ContentVersion } from './content-version.ts';

/** More than the shop has pages; who asks for the same page in many spellings does not fill the memory. */
const MOST_KEPT = 2_000;

interface Kept {
  version: string;
  value: Promise<unknown>;
  isThere: boolean;
}

/**
 * Public content in memory, kept for one content version only. While the version is unknown (the database is away,
 * or announcements were missed) everything is loaded anew. A load that began before an announcement counts for the
 * version it began at, so it is not kept after it. Requests that miss at once share one load; a transaction loads what is
 * not there for itself, by its own connection: whoever loads it for all may wait for one.
 */
@Injectable()
export class ContentCache {
  private readonly kept = new Map<string, Kept>();
  /** Answered from memory, and loaded, since this process began. */
  hits = 0;
  misses = 0;

  constructor(
    @Inject(ContentVersion) private readonly version: Pick<ContentVersion, 'current'>,
    @Inject(EntityManager) private readonly em: Pick<EntityManager, 'isInTransaction'>,
  ) {}

  async keep<T>(key: string, load: () => Promise<T>): Promise<T> {
    const version = this.version.current();
    if (version === null) return this.missed(load);
    const known = this.kept.get(key);
    const fits = known?.version === version;
    if (this.em.isInTransaction() && !(fits && known.isThere)) return this.missed(load);
    this.kept.delete(key);
    const entry: Kept = fits ? known : { version, value: this.missed(load), isThere: false };
    if (fits) this.hits += 1;
    // Last in line: when there is no room, what was not asked for the longest goes.
    this.kept.set(key, entry);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? key);
    try {
      const value = (await entry.value) as T;
      entry.isThere = true;
      return value;
    } catch (error) {
      if (this.kept.get(key) === entry) this.kept.delete(key);
      throw error;
    }
  }

  private missed<T>(load: () => Promise<T>): Promise<T> {
    this.misses += 1;
    return load();
  }
}
