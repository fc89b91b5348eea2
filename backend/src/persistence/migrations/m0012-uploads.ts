import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Staff upload pictures and documents: who, when, and which file it was, so that the same one is stored once. */
export class Uploads extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE picture
        ADD COLUMN name text NOT NULL DEFAULT '',
        ADD COLUMN bytes integer CHECK (bytes > 0),
        ADD COLUMN content_hash text CONSTRAINT picture_content_unique UNIQUE,
        ADD COLUMN added_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN added_by text NOT NULL DEFAULT '';
      CREATE TABLE document (
        key text PRIMARY KEY CHECK (key ~ '^[a-z0-9-]{1,80}$'),
        name text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        content_hash text NOT NULL CONSTRAINT document_content_unique UNIQUE,
        added_at timestamptz NOT NULL,
        added_by text NOT NULL
      );
      COMMENT ON COLUMN picture.content_hash IS 'of the file that was sent; null: came with the shop';
    `);
    this.addSql(grant({ picture: 'insert, update (alt), delete', document: 'select, insert, delete' }));
  }
}
