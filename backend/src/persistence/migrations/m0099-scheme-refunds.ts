import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** Members whose year is over say where their money goes, and are paid back in batches. */
export class SchemeRefunds extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE membership ADD COLUMN pay_to jsonb;
      COMMENT ON COLUMN membership.pay_to IS 'Where money goes that is paid back, as its member said; null: nobody said';
      ALTER TABLE membership DROP CONSTRAINT membership_ending_check, ADD CONSTRAINT membership_ending_check
        CHECK (ending IN ('left', 'died', 'closed', 'year-over'));
      CREATE TABLE refund_batch (
        id uuid PRIMARY KEY,
        number integer GENERATED ALWAYS AS IDENTITY CONSTRAINT refund_batch_number_unique UNIQUE,
        state text NOT NULL CHECK (state IN ('proposed', 'approved', 'discarded')),
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL REFERENCES staff,
        approved_at timestamptz,
        approved_by uuid REFERENCES staff,
        CHECK ((state = 'approved') = (num_nonnulls(approved_at, approved_by) = 2))
      );
      CREATE TABLE refund_row (
        reference text CONSTRAINT refund_row_reference_unique PRIMARY KEY,
        batch_id uuid NOT NULL REFERENCES refund_batch,
        membership_id uuid NOT NULL REFERENCES membership,
        paise bigint NOT NULL CHECK (paise > 0),
        name text NOT NULL,
        payee jsonb NOT NULL
      );
      COMMENT ON COLUMN refund_row.payee IS 'Where the money goes, as it was';
      CREATE INDEX refund_row_batch ON refund_row (batch_id, reference);
      CREATE INDEX refund_row_membership ON refund_row (membership_id);
    `);
    this.addSql(announced('refund_batch', 'members'));
    this.addSql(
      grant({
        membership: 'update (pay_to)',
        refund_batch: 'select, insert, update (state, approved_at, approved_by)',
        refund_row: 'select, insert',
      }),
    );
  }
}
