import { Migration } from '@mikro-orm/migrations';

export class BuyersGstin extends Migration {
  override up(): void {
    this.addSql(
      `alter table "orders" add "gstin" text not null default '', add "trade_name" text not null default ''`,
    );
    this.addSql(
      `comment on column "orders"."gstin" is 'Of a buyer who wants a GST invoice; empty: not registered, or nobody asked'`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_gstin_check" check ((gstin = '') OR (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][A-Z0-9]Z[A-Z0-9]$'))`,
    );
  }
}
