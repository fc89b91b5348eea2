import { Migration } from '@mikro-orm/migrations';

export class GoodsIn extends Migration {
  override up(): void {
    this.addSql(
      `create table "goods_in" ("id" uuid not null, "product_id" uuid not null, "change_set_id" uuid not null, "bill_number" text not null, "billed_on" date not null, "supplier" text not null default '', "quantity" int not null, "rate_paise" int not null, "at" timestamptz not null, "actor_name" text not null, "reverses" uuid null, primary key ("id"))`,
    );
    this.addSql(`comment on column "goods_in"."supplier" is 'Empty where nobody said'`);
    this.addSql(`comment on column "goods_in"."quantity" is 'Below nothing where it was taken back'`);
    this.addSql(`comment on column "goods_in"."rate_paise" is 'What one of them was bought for'`);
    this.addSql(`comment on column "goods_in"."reverses" is 'The row that this one takes back'`);
    this.addSql(`alter table "goods_in" add constraint "goods_in_reversed_once" unique ("reverses")`);
    this.addSql(`create index "goods_in_product" on "goods_in" ("product_id", "billed_on")`);
    this.addSql(`create index "goods_in_change_set" on "goods_in" ("change_set_id")`);
    this.addSql(`alter table "change_set" drop constraint "change_set_kind_check"`);
    this.addSql(
      `alter table "change_set" add constraint "change_set_kind_check" check ("kind" in ('prices', 'products', 'stock-count', 'goods-in'))`,
    );
    this.addSql(`alter table "stock_entry" drop constraint "stock_entry_reason_check"`);
    this.addSql(
      `alter table "stock_entry" add constraint "stock_entry_reason_check" check ("reason" in ('opening', 'order-placed', 'order-edited', 'order-cancelled', 'order-reopened', 'order-merged', 'reserved-to-merge', 'order-confirmed', 'reservation-ended', 'goods-returned', 'correction', 'counted', 'goods-in'))`,
    );
    this.addSql(
      `alter table "goods_in" add constraint "goods_in_product_id_fkey" foreign key ("product_id") references "product" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "goods_in" add constraint "goods_in_change_set_id_fkey" foreign key ("change_set_id") references "change_set" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "goods_in" add constraint "goods_in_reversal" check ((quantity < 0) = (reverses IS NOT NULL))`,
    );
    this.addSql(`alter table "goods_in" add constraint "goods_in_quantity_check" check (quantity <> 0)`);
    this.addSql(`alter table "goods_in" add constraint "goods_in_rate_paise_check" check (rate_paise > 0)`);
  }
}
