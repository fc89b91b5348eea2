import { Migration } from '@mikro-orm/migrations';

/**
 * What an index of words has not put in order yet every search reads from end to end: 4 MB, which a rush leaves within
 * minutes, cost each 30 ms. Not the products', whose stock changes with every order.
 */
const SEARCHED = ['orders', 'contact_message', 'membership', 'receipt', 'invoice', 'reminder'];

export class SearchedInOrder extends Migration {
  override up(): void {
    for (const table of SEARCHED)
      this.addSql(`ALTER INDEX ${table}_search SET (gin_pending_list_limit = 64)`);
    // To compile a statement took longer than any of the shop's takes: 800 ms of the season's figures, however few.
    this.addSql(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
    EXCEPTION WHEN insufficient_privilege THEN NULL; END $$`);
  }
}
