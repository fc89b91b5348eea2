import { EntityManager } from '@mikro-orm/postgresql';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../../../config/config.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { failureOf } from '../database-errors.ts';
import { Database, type Reads } from '../database.ts';
import { AT_REPLICA } from '../connections/time-outs.ts';
import { Lag } from './lag.ts';
import { ReplicaPool, type Committed } from './replica-pool.ts';

/* Raw SQL: it asks PostgreSQL of its write-ahead log. */

/**
 * What PostgreSQL has committed so far, and of which cluster. Where COMMIT does not wait for the disk that is more than is
 * written.
 */
const COMMITTED = sql<Committed>`/* prepared: wal-committed */
  SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
    ELSE pg_current_wal_flush_lsn() END)::text AS position,
    (SELECT system_identifier::text FROM pg_control_system()) AS cluster`;

/**
 * What says nothing of the next read: a statement took too long, or was in the way of the replay, or the reads before it
 * hold every connection.
 */
const OF_THIS_READ = ['statement-timeout', 'serialization', 'no-connection'];

/**
 * Where lists of staff, exports and reports are read. A standby that is asked has replayed all that the primary had
 * committed when it was asked: whoever has just written sees it, and so does everybody whose screen was told to look
 * again. While it is not there, or behind, the primary answers. Never asked in a transaction, nor for what is kept.
 */
@Injectable()
export class ReadReplica implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ReadReplica.name);
  private readonly pool: ReplicaPool | null;
  /** Looks wait behind no reads: a replica that is busy is not away. */
  private readonly looks: ReplicaPool | null;
  private readonly lag = new Lag();
  private timer: NodeJS.Timeout | undefined;
  /** Null before the first look. */
  private used: boolean | null = null;
  private stopped = false;
  /** Reads since this process began, by who answered them. */
  readonly answered = { replica: 0, primary: 0 };

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'databaseReplicaUrl' | 'poolSize'>,
    private readonly primary: Database,
    private readonly em: EntityManager,
  ) {
    const { databaseReplicaUrl: url, poolSize } = config;
    this.pool = url === null ? null : new ReplicaPool(url, poolSize);
    this.looks = url === null ? null : new ReplicaPool(url, 1);
  }

  onApplicationBootstrap(): void {
    if (this.looks) void this.look(this.looks);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all([this.pool?.end(), this.looks?.end()]);
  }

  /** Null where there is none; `lagSeconds` is null while nobody knows. */
  get state(): { isUsed: boolean; lagSeconds: number | null } | null {
    return this.pool && { isUsed: this.used === true, lagSeconds: this.lag.seconds };
  }

  /** @param work only reads, within a second; it is done anew at the primary when the replica fails half-way */
  read<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
    return this.readFor(AT_REPLICA.whole, work);
  }

  /** For files: each statement has the time that it has at the primary, and there may be many. */
  readLong<T>(work: (reads: Reads) => Promise<T>): Promise<T> {
    return this.readFor(Number.POSITIVE_INFINITY, work);
  }

  private async readFor<T>(ms: number, work: (reads: Reads) => Promise<T>): Promise<T> {
    if (this.pool === null || this.em.isInTransaction()) return work(this.primary);
    const found = this.used ? await this.readAt(this.pool, ms, work) : null;
    this.answered[found ? 'replica' : 'primary'] += 1;
    return found ? found.value : work(this.primary);
  }

  /**
   * Null when the primary must answer.
   * @throws DomainError database-unavailable, of the primary: whoever has waited for it once does not wait again
   */
  private async readAt<T>(
    pool: ReplicaPool,
    ms: number,
    work: (reads: Reads) => Promise<T>,
  ): Promise<{ value: T } | null> {
    const committed = await this.committed();
    if (committed === null) return null;
    try {
      return await pool.with(
        async (connection) =>
          (await connection.reaches(committed)) ? { value: await work(connection) } : null,
        performance.now() + ms,
      );
    } catch (error) {
      // What the work itself refuses, it refuses anywhere.
      if (error instanceof DomainError) throw error;
      if (!OF_THIS_READ.includes(failureOf(error) ?? '')) this.leave(error);
      return null;
    }
  }

  /** Null where the primary knows none: the work asks it all the same. */
  private async committed(): Promise<Committed | null> {
    try {
      return await this.primary.row(COMMITTED);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      return null;
    }
  }

  /** Sees every so often how far behind the replica is: no request waits for one that is away. */
  private async look(pool: ReplicaPool): Promise<void> {
    const at = performance.now();
    // Of a primary that is away or busy whoever asks it hears: it says nothing of the standby.
    const committed = await this.committed().catch(() => null);
    if (committed !== null) {
      try {
        const replayed = await pool.with((connection) => connection.replayed(committed));
        this.lag.seen(at, committed.position, replayed);
        const { ms, seconds } = this.lag;
        if (ms > AT_REPLICA.lag)
          this.leave(
            new Error(seconds === null ? 'it has not caught up' : `it is ${seconds.toFixed(1)} s behind`),
          );
        else this.use();
      } catch (error) {
        this.lag.forget();
        this.leave(error);
      }
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.look(pool), AT_REPLICA.lookEvery).unref();
  }

  private use(): void {
    if (!this.used) this.logger.log('The read replica answers lists, exports and reports');
    this.used = true;
  }

  private leave(error: unknown): void {
    if (this.used !== false)
      this.logger.warn(`The read replica is left alone, the primary answers: ${reasonOf(error)}`);
    this.used = false;
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || (code ?? 'no reason given');
}
