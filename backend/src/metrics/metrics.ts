import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry, type MetricConfiguration } from 'prom-client';
import { CONFIG, type Config } from '../config/config.ts';
import { OrderTally } from '../features/orders/application/placing/order-tally.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { LiveStreams } from '../platform/live/live-streams.ts';
import { ContentCache } from '../platform/persistence/content-cache.ts';
import { ContentVersion } from '../platform/persistence/content-version.ts';
import { PoolWatch } from '../platform/persistence/connections/pool-watch.ts';
import { ReadReplica } from '../platform/persistence/replica/read-replica.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { DatabaseSampler } from './database-sample.ts';
import { newestBackup, newestMarked } from './newest-backup.ts';
import { processMetrics } from './process-metrics.ts';
import { countRequests } from './request-metrics.ts';

/**
 * What this copy of the backend tells Prometheus. The parts count for themselves, in plain numbers; here they are read
 * and named.
 */
@Injectable()
export class Metrics {
  private readonly process = processMetrics();
  private readonly registry = new Registry();
  private readonly fromDatabase = new DatabaseMetrics();
  private readonly databaseUp: Gauge;

  constructor(
    @Inject(CONFIG) { backupFolder, backupMark }: Config,
    private readonly database: DatabaseSampler,
    pool: PoolWatch,
    cache: ContentCache,
    version: ContentVersion,
    streams: LiveStreams,
    jobs: JobRunner,
    orders: OrderTally,
    replica: ReadReplica,
  ) {
    this.databaseUp = new Gauge({
      name: 'shop_database_up',
      help: 'Whether the database answered this scrape in time',
      registers: [this.registry],
    });
    this.read('shop_database_pool_size', 'Connections that this copy may hold', () => pool.size);
    this.read('shop_database_pool_in_use', 'Connections that serve somebody', () => pool.counts().inUse);
    this.read('shop_database_pool_idle', 'Connections that lie ready', () => pool.counts().idle);
    this.read(
      'shop_database_pool_waiting',
      'Requests that wait for a connection',
      () => pool.counts().waiting,
    );
    this.read('shop_content_version_known', 'Whether content may be kept', () =>
      version.current() === null ? 0 : 1,
    );
    this.read('shop_live_streams', 'Streams to screens of staff and referrers', () => streams.count);
    this.read('shop_jobs_running', 'Jobs that this copy does just now', () => jobs.atWork);
    this.count('shop_content_cache_hits_total', 'Content that was in memory', () => cache.hits);
    this.count('shop_content_cache_misses_total', 'Content that was loaded', () => cache.misses);
    this.countOrders(orders);
    if (replica.state !== null) this.watchReplica(replica);
    if (backupFolder !== null) this.watchBackups(() => newestBackup(backupFolder));
    if (backupMark !== null) this.watchBackups(() => newestMarked(backupMark));
  }

  /** Before the application is ready. */
  follow(fastify: FastifyInstance): void {
    countRequests(fastify, this.registry);
  }

  /** In Prometheus' own format, within 2 s whatever the database does. */
  async text(): Promise<string> {
    const sample = await this.database.take();
    this.databaseUp.set(sample ? 1 : 0);
    const parts = [this.process.metrics(), this.registry.metrics()];
    if (sample) parts.push(this.fromDatabase.text(sample));
    return (await Promise.all(parts)).join('\n');
  }

  private read(name: string, help: string, value: () => number): void {
    this.add(Gauge, name, help, [], (gauge: Gauge) => gauge.set(value()));
  }

  private count(name: string, help: string, value: () => number): void {
    this.add(Counter, name, help, [], (counter: Counter) => {
      counter.reset();
      counter.inc(value());
    });
  }

  /** Nothing is told of a folder that cannot be looked at. */
  private watchBackups(look: () => Promise<number | null>): void {
    const help = 'When the newest whole backup that BACKUP_FOLDER tells of was made; 0 when there is none';
    this.add(Gauge, 'shop_backup_newest_timestamp_seconds', help, [], async (gauge: Gauge) => {
      const newest = await look();
      gauge.remove();
      if (newest !== null) gauge.set(newest);
    });
  }

  /** How far behind nobody knows while it cannot be asked: then nothing is told. */
  private watchReplica(replica: ReadReplica): void {
    this.read('shop_replica_used', 'Whether lists, exports and reports are read at the replica', () =>
      replica.state?.isUsed ? 1 : 0,
    );
    const lag = 'How long ago the primary stood where the replica stands';
    this.add(Gauge, 'shop_replica_lag_seconds', lag, [], (gauge: Gauge) => {
      const { lagSeconds = null } = replica.state ?? {};
      gauge.remove();
      if (lagSeconds !== null) gauge.set(lagSeconds);
    });
    const reads = 'Lists, exports and reports that may be read at the replica, by who answered';
    this.add(Counter, 'shop_replica_reads_total', reads, ['by'], (counter: Counter) => {
      counter.reset();
      for (const [by, count] of Object.entries(replica.answered)) counter.inc({ by }, count);
    });
  }

  private countOrders(orders: OrderTally): void {
    const help = 'Orders that were sent: placed, replayed under their key, refused with a code, or unknown';
    this.add(Counter, 'shop_orders_total', help, ['by', 'outcome', 'code'], (counter: Counter) => {
      counter.reset();
      for (const { words, count } of orders.counted()) counter.inc(words, count);
    });
  }

  /** @param collect is called at each scrape */
  private add<Kind extends Gauge | Counter>(
    kind: new (made: MetricConfiguration<string>) => Kind,
    name: string,
    help: string,
    labelNames: string[],
    collect: (metric: Kind) => void | Promise<void>,
  ): void {
    const metric: Kind = new kind({
      name,
      help,
      labelNames,
      registers: [],
      collect: (): void | Promise<void> => collect(metric),
    });
    this.registry.registerMetric(metric);
  }
}
