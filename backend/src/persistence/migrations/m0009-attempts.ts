import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Steps that are done once however often they are asked for, and passwords typed a moment ago. */
export class Attempts extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE attempt (
        person_id uuid NOT NULL REFERENCES staff,
        key uuid NOT NULL,
        request_hash text NOT NULL,
        answer jsonb,
        at timestamptz NOT NULL,
        PRIMARY KEY (person_id, key)
      );
      COMMENT ON TABLE attempt IS 'Steps of staff by the key of the try: asked for again, they answer as they did';
      COMMENT ON COLUMN attempt.answer IS 'Written with the step itself; null means that it answered nothing';
      CREATE INDEX attempt_at ON attempt (at);
      COMMENT ON COLUMN payment.idempotency_key IS 'Of entries made before attempts had a table of their own';
      ALTER TABLE payment ALTER COLUMN idempotency_key DROP NOT NULL;
      ALTER TABLE session ADD COLUMN proven_at timestamptz;
      COMMENT ON COLUMN session.proven_at IS 'When the person last typed their password';
    `);
    this.addSql(grant({ attempt: 'select, insert, update (answer), delete', session: 'update (proven_at)' }));
  }
}
