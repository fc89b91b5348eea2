import { Migration } from '@mikro-orm/migrations';

export class InvoicesToBusinesses extends Migration {
  override up(): void {
    this.addSql(
      `create index "invoice_to_business" on "invoice" ("issued_at", "id") where ((content -> 'buyer') ->> 'gstin') IS NOT NULL`,
    );
  }
}
