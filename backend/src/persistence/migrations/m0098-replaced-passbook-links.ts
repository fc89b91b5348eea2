import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Whoever comes by a passbook's link that was replaced is told so, and whom to call. */
export class ReplacedPassbookLinks extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE replaced_passbook_link (
        token text PRIMARY KEY,
        membership_id uuid NOT NULL REFERENCES membership,
        replaced_at timestamptz NOT NULL
      );
      CREATE INDEX replaced_passbook_link_membership ON replaced_passbook_link (membership_id);
    `);
    this.addSql(grant({ replaced_passbook_link: 'select, insert' }));
  }
}
