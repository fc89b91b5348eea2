import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** Placed orders are called about, by one person at a time; two orders of a customer become one. */
export class CallsAndMerges extends Migration {
  override up(): void {
    this.calls();
    this.merges();
    this.addSql(announced('call_held', 'calls'));
    this.addSql(announced('call_try', 'calls'));
    this.addSql(
      grant({
        call_try: 'select, insert',
        call_held: 'select, insert, update (staff_id, staff_name, since, until), delete',
        order_merge: 'select, insert',
      }),
    );
  }

  private calls(): void {
    this.addSql(`
      CREATE TABLE call_try (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        at timestamptz NOT NULL,
        outcome text NOT NULL CHECK (outcome IN ('confirmed', 'no-answer', 'later', 'not-wanted')),
        again_at timestamptz,
        staff_id uuid NOT NULL REFERENCES staff,
        staff_name text NOT NULL,
        CHECK ((again_at IS NOT NULL) = (outcome IN ('no-answer', 'later')))
      );
      COMMENT ON TABLE call_try IS 'Every call about an order that was to be confirmed; only added to';
      CREATE INDEX call_try_order ON call_try (order_id, at, id);
      CREATE TABLE call_held (
        order_id uuid PRIMARY KEY REFERENCES orders,
        staff_id uuid NOT NULL REFERENCES staff,
        staff_name text NOT NULL,
        since timestamptz NOT NULL,
        until timestamptz NOT NULL
      );
      COMMENT ON TABLE call_held IS 'Who is calling about what just now; over when nothing is heard';
    `);
  }

  private merges(): void {
    this.addSql(`
      CREATE TABLE order_merge (
        order_id uuid PRIMARY KEY REFERENCES orders,
        into_id uuid NOT NULL REFERENCES orders,
        at timestamptz NOT NULL,
        CHECK (order_id <> into_id)
      );
      COMMENT ON TABLE order_merge IS 'Orders that were emptied into others; their links lead on';
      CREATE INDEX order_merge_into ON order_merge (into_id);
      ALTER TABLE stock_entry DROP CONSTRAINT stock_entry_reason_check, ADD CONSTRAINT stock_entry_reason_check
        CHECK (reason IN ('opening', 'order-placed', 'order-edited', 'order-cancelled', 'order-reopened',
          'order-merged', 'correction'));
    `);
  }
}
