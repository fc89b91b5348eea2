import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.ts';

const RECONNECT_MS = 1_000;

/**
 * Which version of the public content (catalogue, places, settings) the database holds. Triggers announce every
 * change on the channel `content`; whoever keeps a copy of content keeps it for one version only.
 */
@Injectable()
export class ContentVersion implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ContentVersion.name);
  private readonly watchers = new Set<(version: string) => void>();
  private client: pg.Client | null = null;
  private version: string | null = null;
  private stopped = false;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

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

  async onModuleInit(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => undefined);
    client.once('end', () => this.lost());
    client.on('notification', (message) => this.announce(message.payload ?? ''));
    try {
      await client.connect();
      await client.query('LISTEN content');
      const { rows } = await client.query<{ version: string }>(
        'SELECT last_value AS version FROM content_version',
      );
      // The sequence may be ahead of what is committed. With its own ending the first version differs from every
      // announced one, so the announcement that comes with that commit is not taken for old news.
      this.announce(`${rows[0]?.version ?? '0'}-${Date.now().toString(36)}`);
    } catch {
      await client.end().catch(() => undefined);
      this.lost();
    }
  }

  private announce(version: string): void {
    this.version = version;
    for (const watcher of this.watchers) watcher(version);
  }

  private lost(): void {
    if (this.stopped || this.client === null) return;
    this.client = null;
    this.version = null;
    this.logger.warn('The database is away: announcements of new content may be missed');
    setTimeout(() => void this.listen(), RECONNECT_MS).unref();
  }
}
