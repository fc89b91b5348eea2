import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** Who asked for a reminder is told once, and taken off the list on request. */
export class RemindersTold extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE reminder ADD COLUMN told_at timestamptz;
      COMMENT ON COLUMN reminder.told_at IS 'When the letter was written, or a colleague wrote to the phone; null: still to be told';
      CREATE INDEX reminder_waiting ON reminder (at, id) WHERE told_at IS NULL AND channel = 'email';
      CREATE INDEX reminder_search ON reminder USING gin (contact gin_trgm_ops);
    `);
    // Looked every few seconds: what was not done in time is done by the next one.
    this.addSql(`
      SELECT pgboss.create_queue('reminders', '{ "policy": "standard", "retryLimit": 2, "retryDelay": 5, "expireInSeconds": 60,
        "retentionSeconds": 600, "deleteAfterSeconds": 600 }'::jsonb)`);
    this.addSql(announced('reminder', 'reminders'));
    this.addSql(grant({ reminder: 'update (at, told_at), delete' }));
  }
}
