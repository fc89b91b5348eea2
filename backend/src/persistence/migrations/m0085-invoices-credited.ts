import { Migration } from '@mikro-orm/migrations';

/**
 * The credit notes of an invoice, of a part and of the whole, by one index. Two that each have some of them are of no use
 * to who wants all: each invoice of a file read all of them.
 */
export class InvoicesCredited extends Migration {
  override up(): void {
    this.addSql(`
      DROP INDEX invoice_parts;
      CREATE INDEX invoice_credited ON invoice (credits, issued_at, id) WHERE credits IS NOT NULL;
    `);
  }
}
