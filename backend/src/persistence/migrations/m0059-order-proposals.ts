import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/**
 * What staff propose to a customer to make of their order. What becomes of one is an event of its order too, by which open
 * screens hear of it.
 */
export class OrderProposals extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE order_proposal (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        order_revision integer NOT NULL,
        reason text NOT NULL CHECK (reason IN ('shortage')),
        lines jsonb NOT NULL,
        was_total_paise bigint NOT NULL,
        total_paise bigint NOT NULL,
        proposed_at timestamptz NOT NULL,
        proposed_by uuid NOT NULL REFERENCES staff,
        proposed_by_name text NOT NULL,
        state text NOT NULL DEFAULT 'open'
          CHECK (state IN ('open', 'accepted', 'declined', 'taken-back', 'overtaken')),
        settled_at timestamptz,
        settled_by_kind text CHECK (settled_by_kind IN ('customer', 'staff', 'system')),
        settled_by_name text,
        said_by text,
        CHECK ((state = 'open') = (settled_at IS NULL))
      );
      COMMENT ON COLUMN order_proposal.lines IS 'What would differ, with how many there are and would be';
      COMMENT ON COLUMN order_proposal.said_by IS 'Who answered on the telephone';
      CREATE UNIQUE INDEX order_proposal_waiting ON order_proposal (order_id) WHERE state IN ('open', 'declined');
    `);
    this.addSql(
      grant({
        order_proposal:
          'select, insert, update (state, settled_at, settled_by_kind, settled_by_name, said_by)',
      }),
    );
  }
}
