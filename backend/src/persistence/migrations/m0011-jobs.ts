import { Migration } from '@mikro-orm/migrations';
import { getConstructionPlans } from 'pg-boss';
import { grant } from './serving-role.ts';

/**
 * Jobs: pg-boss’s schema and our queues, made by the owner, so that whoever serves needs no right to make anything. A
 * newer pg-boss with another schema gets a migration of its own, from `getMigrationPlans`.
 */
export class Jobs extends Migration {
  override up(): void {
    // The plan is a transaction of its own; this migration has one already.
    const plan = getConstructionPlans('pgboss');
    this.addSql(plan.slice(plan.indexOf('CREATE SCHEMA'), plan.lastIndexOf('COMMIT')));
    this.queues();
    this.rights();
  }

  /** Sixteen tries: after 15 s, 30 s, 1 min and so on, every three hours at most, make a day. Kept for two weeks. */
  private queues(): void {
    this.addSql(`
      SELECT pgboss.create_queue('mail', '{ "policy": "standard", "retryLimit": 15, "retryDelay": 15,
        "retryBackoff": true, "retryDelayMax": 10800, "expireInSeconds": 120, "retentionSeconds": 1209600,
        "deleteAfterSeconds": 1209600 }'::jsonb);
      CREATE INDEX job_waiting_key ON pgboss.job_common (name, singleton_key) WHERE state < 'active';
    `);
  }

  private rights(): void {
    this.addSql(
      grant({
        'SCHEMA pgboss': 'usage',
        'pgboss.version': 'select, update (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on)',
        'pgboss.queue': `select, update (deferred_count, queued_count, ready_count, active_count, failed_count,
          total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history,
          singletons_active, monitor_claim_on, monitor_on, maintain_on)`,
        'pgboss.job': 'select, insert, update, delete',
        'pgboss.job_common': 'select, insert, update, delete',
        'pgboss.job_dependency': 'select, delete',
      }),
    );
  }
}
