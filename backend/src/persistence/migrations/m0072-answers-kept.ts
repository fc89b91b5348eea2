import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/**
 * Whatever was answered to a message stays, with who said it: the next answer of one that was opened again stood in its
 * place. The table writes it down by itself, so that a copy of the last release does too. Who wrote down what was
 * opened again before is not known.
 */
export class AnswersKept extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE contact_answer (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        message_id uuid NOT NULL REFERENCES contact_message ON DELETE CASCADE,
        at timestamptz NOT NULL,
        by_name text NOT NULL,
        text text NOT NULL
      );
      CREATE INDEX contact_answer_of_message ON contact_answer (message_id, id);
      INSERT INTO contact_answer (message_id, at, by_name, text)
        SELECT id, coalesce(done_at, at), coalesce(done_by, ''), answer FROM contact_message WHERE answer IS NOT NULL;
      CREATE FUNCTION contact_answered() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO contact_answer (message_id, at, by_name, text) VALUES (NEW.id, NEW.done_at, NEW.done_by, NEW.answer);
        RETURN NULL; END $$;
      CREATE TRIGGER contact_answer_kept AFTER UPDATE OF answer ON contact_message FOR EACH ROW
        WHEN (NEW.answer IS NOT NULL AND NEW.done_at IS NOT NULL) EXECUTE FUNCTION contact_answered();
    `);
    this.addSql(grant({ contact_answer: 'select, insert' }));
  }
}
