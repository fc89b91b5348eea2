import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../../../config/config.ts';
import { columnTypes } from '../column-types.ts';
import { Heartbeat } from './heartbeat.ts';
import { toPrimary } from './primary.ts';
import { KEEP_ALIVE, PULSE } from './time-outs.ts';

/** Whoever follows a channel of NOTIFY. */
export interface Follower {
  onNotification(payload: string): void;
  /** From here on nothing is missed. May ask something on the listener's own connection. */
  listening?(ask: (statement: string) => Promise<unknown>): Promise<unknown>;
  /** The database is away: announcements may be missed until `listening` is called again. */
  lost(): void;
}

/** The one connection by which this copy of the backend receives what PostgreSQL announces, apart from the pool. */
@Injectable()
export class Listener implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Listener.name);
  private readonly followers = new Map<string, Follower>();
  private client: pg.Client | null = null;
  private stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly heartbeat: Heartbeat,
  ) {}

  /** To be called in a constructor: the application begins to listen when everything is built. */
  follow(channel: string, follower: Follower): void {
    this.followers.set(channel, follower);
  }

  async onModuleInit(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const { client } = this;
    if (!client) return;
    await this.heartbeat.end(client).catch(() => undefined);
    await client.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({
      connectionString: this.config.directDatabaseUrl,
      connectionTimeoutMillis: PULSE.connect,
      query_timeout: PULSE.answer,
      application_name: 'shop listener',
      ...KEEP_ALIVE,
      ...toPrimary(this.config.directDatabaseUrl),
      types: columnTypes,
    });
    this.client = client;
    client.on('error', () => undefined);
    client.once('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) =>
      this.followers.get(channel)?.onNotification(payload ?? ''),
    );
    try {
      await client.connect();
      await this.heartbeat.beat(client);
      for (const channel of this.followers.keys()) await client.query(`LISTEN ${channel}`);
      for (const follower of this.followers.values())
        await follower.listening?.((text) => client.query(text));
      this.pulse(client);
    } catch {
      this.lost(client);
    }
  }

  /** A connection that died without a word is found out by asking; what is asked tells that this copy lives. */
  private pulse(client: pg.Client): void {
    setTimeout(() => {
      if (this.client !== client || this.stopped) return;
      this.heartbeat.beat(client).then(
        () => this.pulse(client),
        () => this.lost(client),
      );
    }, PULSE.every).unref();
  }

  private lost(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    client.end().catch(() => undefined);
    this.client = null;
    for (const follower of this.followers.values()) follower.lost();
    this.logger.warn('The database is away: what it announces may be missed');
    setTimeout(() => void this.listen(), PULSE.reconnect).unref();
  }
}
