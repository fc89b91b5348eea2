import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** One-time codes of staff: a sealed secret each, and codes on paper for when the telephone is lost. */
export class SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE staff
        ADD COLUMN totp_secret text,
        ADD COLUMN totp_since timestamptz,
        ADD COLUMN totp_last_step bigint;
      COMMENT ON COLUMN staff.totp_secret IS 'Sealed; counts once totp_since is set';
      COMMENT ON COLUMN staff.totp_last_step IS 'Of the newest code that was used: no code counts twice';
      CREATE TABLE recovery_code (
        staff_id uuid NOT NULL REFERENCES staff,
        code_hash text NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (staff_id, code_hash)
      );
    `);
    this.addSql(
      grant({
        staff: 'update (totp_secret, totp_since, totp_last_step)',
        recovery_code: 'select, insert, update (used_at), delete',
        session: 'update (access_version)',
      }),
    );
  }
}
