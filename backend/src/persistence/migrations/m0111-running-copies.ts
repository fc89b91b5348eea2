import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';
import { servedFrom } from './takes-away.ts';

/**
 * Which copies of the backend live, of which schema, and which releases the schema serves. A sign of life is worth
 * nothing after a crash and in a backup, and must not wait for a standby: the table is not logged.
 */
export class RunningCopies extends Migration {
  override up(): void {
    this.addSql(`
      CREATE UNLOGGED TABLE backend_copy (
        id uuid PRIMARY KEY,
        schema_number integer NOT NULL,
        seen_at timestamptz NOT NULL
      )`);
    // Without reservations (m0056) an order is entered by a function that is gone since m0082.
    this.addSql(servedFrom(56));
    this.addSql(grant({ backend_copy: 'select, insert, update (seen_at), delete', migration: 'select' }));
  }
}
