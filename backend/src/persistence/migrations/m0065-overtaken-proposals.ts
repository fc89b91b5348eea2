import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** A proposal that a step overtook keeps what was answered to it, so that it waits again once that step is undone. */
export class OvertakenProposals extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE order_proposal ADD COLUMN overtaken_at timestamptz,
        DROP CONSTRAINT order_proposal_check,
        ADD CHECK (CASE state WHEN 'open' THEN settled_at IS NULL WHEN 'overtaken' THEN true ELSE settled_at IS NOT NULL END),
        ADD CHECK (overtaken_at IS NULL OR state = 'overtaken');
      COMMENT ON COLUMN order_proposal.overtaken_at IS
        'When a step overtook it; null also of those that were overtaken before this was kept';
    `);
    this.addSql(grant({ order_proposal: 'update (overtaken_at)' }));
  }
}
