import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.ts';
import { columnTypes } from './column-types.ts';
import { KEEP_ALIVE, PULSE } from './time-outs.ts';

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
    if (this.stopped) return;
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: PULSE.connect,
      query_timeout: PULSE.answer,
      application_name: 'shop content version',
      ...KEEP_ALIVE,
      types: columnTypes,
    });
    this.client = client;
    client.on('error', () => undefined);
    client.once('end', () => this.lost(client));
    client.on('notification', (message) => this.announce(message.payload ?? ''));
    try {
      await client.connect();
      await client.query('LISTEN content');
      // What was announced last nobody can tell us. With an announcement of our own every copy goes by the same one.
      await client.query('SELECT announce_content()');
      this.pulse(client);
    } catch {
      this.lost(client);
    }
  }

  private announce(version: string): void {
    this.version = version;
    for (const watcher of this.watchers) watcher(version);
  }

  /** A connection that died without a word is found out by asking. */
  private pulse(client: pg.Client): void {
    setTimeout(() => {
      if (this.client !== client || this.stopped) return;
      client.query('SELECT 1').then(
        () => this.pulse(client),
        () => this.lost(client),
      );
    }, PULSE.every).unref();
  }

  private lost(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    client.end().catch(() => undefined);
    this.client = null;
    this.version = null;
    this.logger.warn('The database is away: announcements of new content may be missed');
    setTimeout(() => void this.listen(), PULSE.reconnect).unref();
  }
}
