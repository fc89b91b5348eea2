import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PgBoss, type Clock, type Job, type JobResult } from 'pg-boss';
import { CONFIG, type Config } from '../../config/config.ts';
import { JobPool } from './job-pool.ts';
import type { Queue } from './queues.ts';

/** ms between looks at a database that is away, and the longest that running jobs are waited for at the end. */
const RETRY = 3_000;
const STOP_TIMEOUT = 5_000;
/** So many jobs of a queue a copy does at once. */
const AT_ONCE = 5;

/**
 * What pg-boss waits by. It only goes on: after the system's clock was put back, what is still to be waited for would
 * be longer than a timer holds (24.8 days), and such a timer runs at once, and again at once.
 */
const goesOn: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** The schema and the queues are the migrations’: nothing here makes or changes a table. */
export function bossOn(pool: JobPool): PgBoss {
  return new PgBoss({
    db: pool,
    clock: goesOn,
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    persistQueueStats: false,
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
  });
}

/** Does one job. What it throws is written beside the job: nobody's name or address belongs into it. */
export type JobHandler = (job: { id: string; data: object }) => Promise<void>;

/** Thrown where another try would be refused as well: the job is given up. */
export class UnrecoverableJobError extends Error {
  override name = 'UnrecoverableJobError';
}

/**
 * Does the jobs of all queues that have a handler, in every copy of the backend that runs jobs; a job is done by one of
 * them. What a copy leaves behind when it dies another takes up, so that every job is done at least once.
 */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRunner.name);
  private readonly handlers = new Map<Queue, JobHandler>();
  /** s, by queue. */
  private readonly repeated = new Map<Queue, number>();
  private readonly timers: NodeJS.Timeout[] = [];
  private running: { boss: PgBoss; pool: JobPool } | null = null;
  private stopped = false;
  /** How many are being done just now. */
  atWork = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Says who does the jobs of a queue; before the application starts. */
  handle(queue: Queue, handler: JobHandler): void {
    this.handlers.set(queue, handler);
  }

  /** Has something done every so many seconds, by one of the copies. */
  repeat(queue: Queue, seconds: number, work: () => Promise<void>): void {
    this.handle(queue, work);
    this.repeated.set(queue, seconds);
  }

  onApplicationBootstrap(): void {
    if (this.config.jobPollSeconds === null || this.handlers.size === 0) return;
    void this.begin(this.config.jobPollSeconds);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.end();
  }

  /** A database that is away must not stop the start. */
  private async begin(pollSeconds: number): Promise<void> {
    if (this.stopped) return;
    const pool = new JobPool(this.config.directDatabaseUrl);
    const boss = bossOn(pool);
    boss.on('error', (error) => this.logger.warn(`Jobs: ${error.message}`));
    this.running = { boss, pool };
    try {
      await boss.start();
      for (const [queue, handler] of this.handlers) await this.work(boss, queue, handler, pollSeconds);
      for (const [queue, seconds] of this.repeated) this.ring(boss, queue, seconds);
    } catch (error) {
      this.logger.warn(`No jobs yet, trying again: ${(error as Error).message}`);
      await this.end();
      setTimeout(() => void this.begin(pollSeconds), RETRY).unref();
    }
  }

  private async end(): Promise<void> {
    const { running } = this;
    this.running = null;
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    if (!running) return;
    await running.boss.stop({ graceful: true, timeout: STOP_TIMEOUT, close: false }).catch(() => undefined);
    await running.pool.close().catch(() => undefined);
  }

  private async work(boss: PgBoss, queue: Queue, handler: JobHandler, pollSeconds: number): Promise<void> {
    const options = {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true as const,
      pollingIntervalSeconds: pollSeconds,
    };
    await boss.work(queue, options, (jobs: Job[]) =>
      Promise.all(jobs.map((job) => this.attempt(queue, handler, job))),
    );
  }

  /** At once, and then every so often; of what all copies ask for in that time one job is made. */
  private ring(boss: PgBoss, queue: Queue, seconds: number): void {
    const ask = () =>
      void boss.send(queue, {}, { singletonSeconds: seconds }).catch((error: Error) => {
        this.logger.warn(`No job of ${queue}: ${error.message}`);
      });
    ask();
    this.timers.push(setInterval(ask, seconds * 1000).unref());
  }

  private async attempt(queue: Queue, handler: JobHandler, { id, data }: Job): Promise<JobResult> {
    this.atWork += 1;
    try {
      await handler({ id, data });
      return { id, status: 'completed' };
    } catch (error) {
      const { message } = error as Error;
      this.logger.warn(`A job of ${queue} failed (${id}): ${message}`);
      // There is no queue of dead letters: this way a job fails without another try.
      return {
        id,
        status: error instanceof UnrecoverableJobError ? 'deadletter' : 'failed',
        output: { message },
      };
    } finally {
      this.atWork -= 1;
    }
  }
}
