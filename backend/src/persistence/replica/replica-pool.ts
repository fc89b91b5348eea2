import { setTimeout as sleep } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { RawBuilder } from 'kysely';
import pg from 'pg';
import { camelCased } from '../camel-case.ts';
import { columnTypes } from '../column-types.ts';
import type { Reads } from '../database.ts';
import { prepareMarkedStatements } from '../connections/prepared-statements.ts';
import { markRequests } from '../connections/request-marks.ts';
import { endSilentConnections } from '../connections/silent-connections.ts';
import { AT_REPLICA, KEEP_ALIVE } from '../connections/time-outs.ts';

/** Writes statements as text; it runs none. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const REPLAYED = `/* prepared: wal-replayed */
  SELECT pg_is_in_recovery() AS follows, pg_last_wal_replay_lsn()::text AS position`;
const REACHED = `/* prepared: wal-reached */
  SELECT pg_is_in_recovery() AS follows, pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached`;

/** One connection to a standby, held for one read: behind one address there may be several standbys. */
export class ReplicaConnection implements Reads {
  constructor(private readonly client: pg.PoolClient) {}

  async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    const { sql, parameters } = statement.compile(compiler);
    const { rows } = await this.client.query<object>(sql, [...parameters]);
    return rows.map((row) => camelCased(row) as Row);
  }

  async row<Row>(statement: RawBuilder<Row>): Promise<Row | null> {
    return (await this.rows(statement))[0] ?? null;
  }

  /** Whether all that the primary had committed at this position is there, or soon enough. */
  async reaches(position: string): Promise<boolean> {
    const last = performance.now() + AT_REPLICA.behind;
    for (let pause = 1; ; pause *= 2) {
      const { reached } = await this.ask<{ reached: boolean }>(REACHED, [position]);
      if (reached) return true;
      const left = last - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(pause, left));
    }
  }

  async replayed(): Promise<string> {
    return (await this.ask<{ position: string }>(REPLAYED)).position;
  }

  /** @throws when it says nothing in time, or is no standby: a primary answers for itself, perhaps for another shop */
  private async ask<Row>(statement: string, values: string[] = []): Promise<Row> {
    const over = new AbortController();
    const silence = sleep(AT_REPLICA.check, undefined, { signal: over.signal }).then(() => {
      throw Object.assign(new Error('it says nothing'), { code: 'ETIMEDOUT' });
    });
    const asked = this.client.query<Row & { follows: boolean }>(statement, values);
    // Whoever loses the race fails unheard.
    for (const each of [asked, silence]) each.catch(() => undefined);
    const {
      rows: [row],
    } = await Promise.race([asked, silence]).finally(() => over.abort());
    if (!row?.follows) throw new Error('it is no replica: it takes writes');
    return row;
  }
}

/** Connections to a standby, apart from those that serve everything else. */
export class ReplicaPool {
  private readonly pool: pg.Pool;

  constructor(url: string, size: number) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: AT_REPLICA.acquire,
      statement_timeout: AT_REPLICA.statement,
      lock_timeout: AT_REPLICA.statement,
      types: columnTypes,
      ...KEEP_ALIVE,
    });
    this.pool.on('error', () => undefined);
    endSilentConnections(this.pool, AT_REPLICA.silence);
    prepareMarkedStatements(this.pool);
    markRequests(this.pool);
  }

  /** A connection on which something failed is not used again: it may be half-way through an answer. */
  async with<T>(work: (connection: ReplicaConnection) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    // Its end is told to whoever uses it.
    client.on('error', ignore);
    let failed = true;
    try {
      const value = await work(new ReplicaConnection(client));
      failed = false;
      return value;
    } finally {
      client.off('error', ignore);
      client.release(failed);
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

const ignore = (): void => undefined;
