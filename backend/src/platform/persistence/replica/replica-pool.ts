import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { camelCased } from '../camel-case.ts';
import { columnTypes } from '../column-types.ts';
import { failureOf } from '../database-errors.ts';
import { compiled, type Reads, type Statement } from '../database.ts';
import { prepareMarkedStatements } from '../connections/prepared-statements.ts';
import { markRequests } from '../connections/request-marks.ts';
import { endSilentConnections } from '../connections/silent-connections.ts';
import { AT_REPLICA, KEEP_ALIVE } from '../connections/time-outs.ts';
import { SlowStatements } from './slow-statements.ts';

/** How far a primary has committed, in the log of which cluster: its standbys have the same identifier. */
export interface Committed {
  position: string;
  cluster: string;
}

const WHO = `pg_is_in_recovery() AS follows, (SELECT system_identifier::text FROM pg_control_system()) AS cluster`;
const REPLAYED = `/* prepared: wal-replayed */
  SELECT ${WHO}, pg_last_wal_replay_lsn()::text AS position`;
const REACHED = `/* prepared: wal-reached */
  SELECT ${WHO}, pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached`;

/** One connection to a standby, held for one read: behind one address there may be several standbys. */
export class ReplicaConnection implements Reads {
  /** @param until when the whole read must be over, of `performance.now()` */
  constructor(
    private readonly client: pg.PoolClient,
    private readonly slow: SlowStatements,
    private readonly until: number,
  ) {}

  async rows<Row>(statement: Statement<Row>): Promise<Row[]> {
    const { sql, parameters } = compiled(statement);
    if (this.slow.has(sql)) throw tookTooLong();
    try {
      const asked = this.client.query<object>(sql, [...parameters]);
      const { rows } = await within(asked, this.until - performance.now(), tookTooLong);
      return rows.map((row) => camelCased(row) as Row);
    } catch (error) {
      if (failureOf(error) === 'statement-timeout') this.slow.add(sql);
      throw error;
    }
  }

  async row<Row>(statement: Statement<Row>): Promise<Row | null> {
    return (await this.rows(statement))[0] ?? null;
  }

  /** Whether all that the primary had committed is there, or soon enough. */
  async reaches({ position, cluster }: Committed): Promise<boolean> {
    const last = performance.now() + AT_REPLICA.behind;
    for (let pause = 1; ; pause *= 2) {
      const { reached } = await this.ask<{ reached: boolean }>(cluster, REACHED, [position]);
      if (reached) return true;
      const left = last - performance.now();
      if (left <= 0) return false;
      await sleep(Math.min(pause, left));
    }
  }

  /** The position up to which it has what this primary committed. */
  async replayed({ cluster }: Committed): Promise<string> {
    return (await this.ask<{ position: string }>(cluster, REPLAYED)).position;
  }

  /** @throws when it says nothing in time, or is no standby of this cluster: it would answer for another shop */
  private async ask<Row>(cluster: string, statement: string, values: string[] = []): Promise<Row> {
    const asked = this.client.query<Row & { follows: boolean; cluster: string }>(statement, values);
    const {
      rows: [row],
    } = await within(asked, AT_REPLICA.check, saysNothing);
    if (!row?.follows) throw new Error('it is no replica: it takes writes');
    if (row.cluster !== cluster) throw new Error('it follows another database');
    return row;
  }
}

/** The answer, or the error when it does not come in so many ms. */
async function within<T>(asked: Promise<T>, ms: number, late: () => Error): Promise<T> {
  if (!Number.isFinite(ms)) return asked;
  const over = new AbortController();
  const silence = sleep(Math.max(0, ms), undefined, { signal: over.signal }).then(() => {
    throw late();
  });
  // Whoever loses the race fails unheard.
  for (const each of [asked, silence]) each.catch(() => undefined);
  return Promise.race([asked, silence]).finally(() => over.abort());
}

const saysNothing = () => Object.assign(new Error('it says nothing'), { code: 'ETIMEDOUT' });
/** With PostgreSQL's own code for it. */
const tookTooLong = () => Object.assign(new Error('it took too long'), { code: '57014' });

/** Connections to a standby, apart from those that serve everything else. */
export class ReplicaPool {
  private readonly pool: pg.Pool;
  private readonly slow = new SlowStatements();

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
  async with<T>(
    work: (connection: ReplicaConnection) => Promise<T>,
    until = Number.POSITIVE_INFINITY,
  ): Promise<T> {
    const client = await this.pool.connect();
    // Its end is told to whoever uses it.
    client.on('error', ignore);
    let failed = true;
    try {
      const value = await work(new ReplicaConnection(client, this.slow, until));
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
