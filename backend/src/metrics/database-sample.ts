import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.ts';
import { toPrimary } from '../platform/persistence/connections/primary.ts';
import { endSilentConnections } from '../platform/persistence/connections/silent-connections.ts';
import { KEEP_ALIVE } from '../platform/persistence/connections/time-outs.ts';

/** What the database says of itself at one moment. */
export interface DatabaseSample {
  lockWaits: number;
  /** s */
  longestLockWait: number;
  /** s, of the shop's own role. */
  longestTransaction: number;
  connections: number;
  mostConnections: number;
  /** Since the server's statistics began. */
  deadlocks: number;
  jobs: { queue: string; state: JobState; count: number }[];
  /** s since it was written: the oldest e-mail that nobody tried yet, and the oldest that is tried again. */
  oldestEmail: { waiting: number; retrying: number };
}

/** `dead`: given up after its last try. */
export type JobState = 'waiting' | 'retrying' | 'dead';

/** Whoever scrapes waits for nothing longer than this, ms; the database itself gives up before. */
const TIMEOUT = 1_500;
const TIMES = { connect: 1_000, statement: 1_000, lock: 200, silence: 1_200 };
/** Two Prometheus servers, or three, scrape in turn and find it open, ms. */
const IDLE = 60_000;

/** Jobs that are done are many, and no index holds them: only what waits and what is dead is counted. */
const STATEMENT = `
  WITH ours AS (
    SELECT pid, xact_start FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  ), waits AS (
    SELECT clock_timestamp() - waitstart AS waited FROM pg_locks JOIN ours USING (pid) WHERE NOT granted
  ), jobs AS (
    SELECT name, state, created_on FROM pgboss.job_common WHERE state < 'active' AND NOT blocked
    UNION ALL SELECT name, state, created_on FROM pgboss.job_common WHERE state = 'failed'
  ), queues AS (
    SELECT name AS queue,
      CASE state WHEN 'failed' THEN 'dead' WHEN 'retry' THEN 'retrying' ELSE 'waiting' END AS state,
      count(*)::int AS count, extract(epoch FROM now() - min(created_on))::float8 AS oldest
    FROM jobs GROUP BY name, 2
  )
  SELECT (SELECT count(*)::int FROM waits) AS "lockWaits",
    (SELECT coalesce(extract(epoch FROM max(waited)), 0)::float8 FROM waits) AS "longestLockWait",
    (SELECT coalesce(extract(epoch FROM max(clock_timestamp() - xact_start)), 0)::float8 FROM ours)
      AS "longestTransaction",
    (SELECT count(*)::int + 1 FROM ours) AS connections,
    current_setting('max_connections')::int AS "mostConnections",
    (SELECT deadlocks::float8 FROM pg_stat_database WHERE datname = current_database()) AS deadlocks,
    (SELECT coalesce(json_agg(json_build_object('queue', queue, 'state', state, 'count', count)), '[]') FROM queues)
      AS jobs,
    (SELECT json_build_object(
      'waiting', coalesce(max(oldest) FILTER (WHERE state = 'waiting'), 0),
      'retrying', coalesce(max(oldest) FILTER (WHERE state = 'retrying'), 0))
      FROM queues WHERE queue = 'mail') AS "oldestEmail"`;

/**
 * Asks the database on a connection of its own: a scrape takes no place from an order, and says how full the pool is
 * when no place is left in it.
 */
@Injectable()
export class DatabaseSampler implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private running: Promise<DatabaseSample | null> | null = null;

  constructor(@Inject(CONFIG) { directDatabaseUrl }: Config) {
    this.pool = new pg.Pool({
      connectionString: directDatabaseUrl,
      max: 1,
      idleTimeoutMillis: IDLE,
      connectionTimeoutMillis: TIMES.connect,
      statement_timeout: TIMES.statement,
      lock_timeout: TIMES.lock,
      application_name: 'shop metrics',
      ...KEEP_ALIVE,
      ...toPrimary(directDatabaseUrl),
    });
    this.pool.on('error', () => undefined);
    endSilentConnections(this.pool, TIMES.silence);
  }

  /** Null when the database does not answer in time. Whoever comes meanwhile gets the same. */
  take(): Promise<DatabaseSample | null> {
    this.running ??= this.ask().finally(() => (this.running = null));
    return Promise.race([this.running, sleep(TIMEOUT, null, { ref: false })]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async ask(): Promise<DatabaseSample | null> {
    try {
      return (await this.pool.query<DatabaseSample>(STATEMENT)).rows[0] ?? null;
    } catch {
      return null;
    }
  }
}
