import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Referrers who are invited, forget passwords and have a second factor; and how many came through their codes. */
export class ReferrerArea extends Migration {
  override up(): void {
    this.accounts();
    this.visits();
    this.announcements();
    this.addSql(
      grant({
        referrer: 'update (name, state, password_hash, totp_secret, totp_since, totp_last_step, greets)',
        referrer_link: 'select, insert, update (ended_at)',
        referrer_recovery_code: 'select, insert, update (used_at), delete',
        referral_visit: 'select, insert, update (visits)',
      }),
    );
  }

  private accounts(): void {
    this.addSql(`
      ALTER TABLE referrer
        ADD COLUMN totp_secret text,
        ADD COLUMN totp_since timestamptz,
        ADD COLUMN totp_last_step bigint,
        ADD COLUMN greets boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN referrer.totp_secret IS 'Sealed; counts once totp_since is set';
      COMMENT ON COLUMN referrer.greets IS 'Whether the price list greets with the first name whoever comes by the code';
      CREATE TABLE referrer_link (
        id uuid PRIMARY KEY,
        referrer_id uuid NOT NULL REFERENCES referrer,
        kind text NOT NULL CHECK (kind IN ('invitation', 'password')),
        token_hash text NOT NULL CONSTRAINT referrer_link_token_unique UNIQUE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      COMMENT ON TABLE referrer_link IS 'Links by which a referrer chooses a password, once; the newest alone counts';
      CREATE INDEX referrer_link_referrer ON referrer_link (referrer_id);
      CREATE TABLE referrer_recovery_code (
        referrer_id uuid NOT NULL REFERENCES referrer,
        code_hash text NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (referrer_id, code_hash)
      );
    `);
  }

  private visits(): void {
    this.addSql(`
      CREATE TABLE referral_visit (
        referrer_id uuid NOT NULL REFERENCES referrer,
        day date NOT NULL,
        visits integer NOT NULL CHECK (visits > 0),
        PRIMARY KEY (referrer_id, day)
      );
      COMMENT ON TABLE referral_visit IS 'How many came by a code on a day in Kolkata; nothing of who they were';
    `);
  }

  /** A sign-in with a second factor changes the row, too: it must not make every kept page old. */
  private announcements(): void {
    this.addSql(`
      DROP TRIGGER referrer_content ON referrer;
      CREATE TRIGGER referrer_content AFTER INSERT OR DELETE OR UPDATE OF code, name, state, greets ON referrer
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
      CREATE TRIGGER referrer_access_live AFTER UPDATE ON referrer FOR EACH ROW
        WHEN (OLD.access_version <> NEW.access_version OR OLD.state <> NEW.state)
        EXECUTE FUNCTION live_row_changed('access', 'id');
    `);
  }
}
