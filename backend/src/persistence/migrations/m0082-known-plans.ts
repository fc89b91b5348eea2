import { Migration } from '@mikro-orm/migrations';

/**
 * A plan is made when a connection first enters an order, often while the table is empty, and kept: to read all of it is
 * cheapest then, and dear an hour of the rush later. PostgreSQL plans anew only when it counts the table's rows anew.
 */
export class KnownPlans extends Migration {
  override up(): void {
    this.addSql(`
      ALTER FUNCTION enter_order(text, text[], text[], integer[], timestamptz, uuid) SET enable_seqscan = off;
      -- No release has called it since reservations.
      DROP FUNCTION enter_order(text, text[], text[], integer[], timestamptz);
    `);
  }
}
