import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** What every owner must see for a week, and what the shop gave up, as lists that follow what happens. */
export class AlertsAndJobs extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE owner_alert (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        by_name text NOT NULL,
        alert jsonb NOT NULL
      );
      COMMENT ON TABLE owner_alert IS 'What a thief would change first; nobody can take one away';
      CREATE INDEX owner_alert_at ON owner_alert (at);
    `);
    this.addSql(announced('owner_alert', 'dashboard'));
    // pg-boss fails a job by taking its row away and writing another.
    this.addSql(`
      DROP INDEX pgboss.job_failed;
      CREATE INDEX job_failed ON pgboss.job_common ((coalesce(completed_on, created_on)), id) WHERE state = 'failed';
      CREATE TRIGGER job_failed_live AFTER INSERT ON pgboss.job_common FOR EACH ROW
        WHEN (NEW.state = 'failed') EXECUTE FUNCTION live_row_changed('jobs', 'id');
      CREATE TRIGGER job_mended_live AFTER UPDATE ON pgboss.job_common FOR EACH ROW
        WHEN (OLD.state = 'failed') EXECUTE FUNCTION live_row_changed('jobs', 'id');
    `);
    this.addSql(grant({ owner_alert: 'select, insert' }));
  }
}
