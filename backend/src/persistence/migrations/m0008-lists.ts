import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Lists that page by key: an index for each way they are sorted, and the filters that people gave names to. */
export class Lists extends Migration {
  override up(): void {
    // The same direction throughout, so that one index serves a page, the one before and the one after.
    this.addSql(`
      CREATE INDEX orders_newest ON orders (placed_at, id);
      CREATE INDEX orders_largest ON orders (total_paise, id);
      DROP INDEX orders_placed_at;
      DROP INDEX orders_balance;
      CREATE INDEX orders_balance ON orders (balance_paise, id);
      CREATE INDEX audit_entry_newest ON audit_entry (at, id);
      DROP INDEX audit_entry_at;
      CREATE INDEX audit_entry_actor ON audit_entry (actor_id, at, id);
      CREATE INDEX audit_entry_kind ON audit_entry (split_part(subject, '/', 1), at, id);
    `);
    this.addSql(`
      CREATE TABLE saved_view (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff,
        list text NOT NULL,
        name text NOT NULL CHECK (name <> ''),
        filters text NOT NULL,
        CONSTRAINT saved_view_name_once UNIQUE (staff_id, list, name)
      );
      COMMENT ON COLUMN saved_view.filters IS 'As the address of the list has them';
    `);
    this.addSql(grant({ saved_view: 'select, insert, update (filters), delete' }));
  }
}
