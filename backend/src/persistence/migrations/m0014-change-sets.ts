import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Changes of many rows at once, kept so that they can be previewed, wait for their time and be taken back. */
export class ChangeSets extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE change_set (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('prices')),
        state text NOT NULL CHECK (state IN ('previewed', 'scheduled', 'withdrawn', 'applied', 'undone')),
        made_at timestamptz NOT NULL,
        made_by uuid NOT NULL REFERENCES staff,
        changes jsonb NOT NULL,
        apply_at timestamptz,
        applied_at timestamptz,
        left_rows jsonb NOT NULL DEFAULT '[]',
        CHECK (state <> 'scheduled' OR apply_at IS NOT NULL),
        CHECK ((state IN ('applied', 'undone')) = (applied_at IS NOT NULL))
      );
      COMMENT ON COLUMN change_set.changes IS 'ChangedRowView[]: what the cells were when it was previewed, and what they are to be';
      COMMENT ON COLUMN change_set.left_rows IS 'What somebody had changed by then, and was left as it was';
      CREATE INDEX change_set_newest ON change_set (kind, made_at DESC);
      CREATE INDEX change_set_due ON change_set (kind, apply_at) WHERE state = 'scheduled';

      ALTER TABLE product ADD COLUMN last_season_net_paise integer CHECK (last_season_net_paise > 0);
      COMMENT ON COLUMN product.last_season_net_paise IS 'What it was sold for last season; null for what is new';
    `);
    this.addSql(
      grant({
        change_set: 'select, insert, update (state, apply_at, applied_at, left_rows), delete',
        product: 'update (mrp_paise, net_paise)',
      }),
    );
  }
}
