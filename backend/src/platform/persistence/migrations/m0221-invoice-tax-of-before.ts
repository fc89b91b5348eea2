import { Migration } from '@mikro-orm/migrations';

/** Takes half a minute for 50,000 invoices, and holds nobody up: it reads them, and each that comes is kept by the trigger. */
export class InvoiceTaxOfBefore extends Migration {
  override up(): void {
    this.addSql(
      `insert into "invoice_tax" select i.id, t.* from "invoice" i cross join lateral invoice_tax_of(i.order_id, i.content) t on conflict do nothing`,
    );
  }
}
