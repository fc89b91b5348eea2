import { Inject, Injectable } from '@nestjs/common';
import { ContentVersion } from './content-version.ts';

/** More than the shop has pages; who asks for the same page in many spellings does not fill the memory. */
const MOST_KEPT = 2_000;

interface Kept {
  version: string;
  value: Promise<unknown>;
}

/**
 * Public content in memory, kept for one content version only. While the version is unknown (the database is away,
 * or announcements were missed) everything is loaded anew. A load that began before an announcement counts for the
 * version it began at, so it is not kept after it. Requests that miss at once share one load.
 */
@Injectable()
export class ContentCache {
  private readonly kept = new Map<string, Kept>();

  constructor(@Inject(ContentVersion) private readonly version: Pick<ContentVersion, 'current'>) {}

  async keep<T>(key: string, load: () => Promise<T>): Promise<T> {
    const version = this.version.current();
    if (version === null) return load();
    const known = this.kept.get(key);
    this.kept.delete(key);
    const entry: Kept = known?.version === version ? known : { version, value: load() };
    // Last in line: when there is no room, what was not asked for the longest goes.
    this.kept.set(key, entry);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? key);
    try {
      return (await entry.value) as T;
    } catch (error) {
      if (this.kept.get(key) === entry) this.kept.delete(key);
      throw error;
    }
  }
}
