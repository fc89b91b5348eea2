import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Devices that signed in before, sessions that end with what let them in, and counters that can be swept. */
export class SignIn extends Migration {
  override up(): void {
    this.devices();
    this.accessVersions();
    this.addSql('CREATE INDEX throttle_resets_at ON throttle (resets_at)');
    this.addSql(grant({ known_device: 'select, insert, update (last_used_at), delete' }));
  }

  private devices(): void {
    this.addSql(`
      CREATE TABLE known_device (
        token_hash text NOT NULL,
        audience text NOT NULL CHECK (audience IN ('admin', 'referrer')),
        person_id uuid NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (token_hash, audience, person_id)
      );
      COMMENT ON TABLE known_device IS 'Who signed in on which device before: their tries there have a count of their own';
      CREATE INDEX known_device_person ON known_device (audience, person_id, last_used_at);
    `);
  }

  /** Equal numbers instead of instants: no clock, and no race with a sign-in that began before the change. */
  private accessVersions(): void {
    for (const table of ['staff', 'referrer', 'session']) {
      this.addSql(`ALTER TABLE ${table} ADD COLUMN access_version integer NOT NULL DEFAULT 0`);
    }
    this.addSql(`
      COMMENT ON COLUMN session.access_version IS 'The person’s when they proved who they are; it counts while theirs is the same';
      CREATE FUNCTION access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.access_version := OLD.access_version + 1; RETURN NEW; END $$;
      CREATE TRIGGER staff_access BEFORE UPDATE OF password_hash, active ON staff FOR EACH ROW
        WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.active AND NOT NEW.active)
        EXECUTE FUNCTION access_changed();
      CREATE TRIGGER referrer_access BEFORE UPDATE OF password_hash, state ON referrer FOR EACH ROW
        WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.state = 'active' AND NEW.state <> 'active')
        EXECUTE FUNCTION access_changed();
    `);
  }
}
