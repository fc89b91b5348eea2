import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Members of staff who are invited, forget passwords, change roles and leave. */
export class Users extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE staff_link (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff,
        kind text NOT NULL CHECK (kind IN ('invitation', 'password')),
        token_hash text NOT NULL CONSTRAINT staff_link_token_unique UNIQUE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      COMMENT ON TABLE staff_link IS 'Links by which a member of staff chooses a password, once; the newest alone counts';
      CREATE INDEX staff_link_staff ON staff_link (staff_id);
    `);
    this.addSql(
      grant({
        staff: 'update (name, role, password_hash, active)',
        staff_link: 'select, insert, update (ended_at)',
      }),
    );
  }
}
