import { Migration } from '@mikro-orm/migrations';

/**
 * The proposals of an order and the reference of a passbook's entry by whose they are: who undid a step, or corrected an
 * entry, read those of all seasons.
 */
export class FoundByWhoseTheyAre extends Migration {
  override up(): void {
    this.addSql(`
      CREATE INDEX order_proposal_order ON order_proposal (order_id);
      CREATE INDEX membership_reference_entry ON membership_reference (entry_id);
    `);
  }
}
