import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Members are warned once before their year ends, by e-mail where they have one; a lost link gets another. */
export class SchemeWarnings extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE membership
        ADD COLUMN email text CHECK (length(email) BETWEEN 3 AND 120),
        ADD COLUMN warned_of date;
      COMMENT ON COLUMN membership.warned_of IS 'The last day of the year that the member was told of; another first payment makes another';
    `);
    this.addSql(grant({ membership: 'update (token, email, warned_of)' }));
  }
}
