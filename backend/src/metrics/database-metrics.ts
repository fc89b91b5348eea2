import { Counter, Gauge, Registry } from 'prom-client';
import type { DatabaseSample } from './database-sample.ts';

/** What the database said, in a registry of its own: while it says nothing, nothing old is told in its place. */
export class DatabaseMetrics {
  private readonly registry = new Registry();
  private readonly lockWaits = this.gauge(
    'shop_database_lock_waits',
    'Sessions that wait for a lock just now',
  );
  private readonly longestLockWait = this.gauge(
    'shop_database_longest_lock_wait_seconds',
    'How long the one that waits longest has waited',
  );
  private readonly longestTransaction = this.gauge(
    'shop_database_longest_transaction_seconds',
    'Age of the oldest transaction that is open',
  );
  private readonly connections = this.gauge('shop_database_connections', 'Connections to this database');
  private readonly mostConnections = this.gauge(
    'shop_database_connections_limit',
    'max_connections of the server',
  );
  private readonly deadlocks = new Counter({
    name: 'shop_database_deadlocks_total',
    help: 'Deadlocks that PostgreSQL ended',
    registers: [this.registry],
  });
  private readonly jobs = new Gauge({
    name: 'shop_jobs',
    help: 'Jobs of a queue that wait for their turn, for another try, or were given up',
    labelNames: ['queue', 'state'],
    registers: [this.registry],
  });
  private readonly oldestEmail = new Gauge({
    name: 'shop_outbox_oldest_letter_seconds',
    help: 'Age of the oldest e-mail that nobody tried to send yet, or that is tried again',
    labelNames: ['state'],
    registers: [this.registry],
  });

  text(sample: DatabaseSample): Promise<string> {
    this.lockWaits.set(sample.lockWaits);
    this.longestLockWait.set(sample.longestLockWait);
    this.longestTransaction.set(sample.longestTransaction);
    this.connections.set(sample.connections);
    this.mostConnections.set(sample.mostConnections);
    this.deadlocks.reset();
    this.deadlocks.inc(sample.deadlocks);
    this.jobs.reset();
    for (const { queue, state, count } of sample.jobs) this.jobs.set({ queue, state }, count);
    this.oldestEmail.set({ state: 'waiting' }, sample.oldestEmail.waiting);
    this.oldestEmail.set({ state: 'retrying' }, sample.oldestEmail.retrying);
    return this.registry.metrics();
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
