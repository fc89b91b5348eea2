import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** Files of papers that are made by a job, kept for a day. */
export class Printings extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE printing (
        id uuid PRIMARY KEY,
        paper text NOT NULL CHECK (paper IN ('packing-slips', 'covers', 'dispatch-sheet', 'invoices')),
        orders jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
        requested_at timestamptz NOT NULL,
        requested_by uuid NOT NULL REFERENCES staff,
        file bytea,
        CHECK ((state = 'done') = (file IS NOT NULL))
      );
      COMMENT ON COLUMN printing.orders IS 'Numbers, and how many covers';
      CREATE INDEX printing_by_time ON printing (requested_at);
      SELECT pgboss.create_queue('papers', '{ "policy": "standard", "retryLimit": 1, "retryDelay": 5,
        "expireInSeconds": 120, "retentionSeconds": 86400, "deleteAfterSeconds": 86400 }'::jsonb);
    `);
    this.addSql(announced('printing', 'printings', 'id'));
    this.addSql(grant({ printing: 'select, insert, update (state, file), delete' }));
  }
}
