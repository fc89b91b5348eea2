import { Migration } from '@mikro-orm/migrations';

export class DeviceOrders extends Migration {
  override up(): void {
    this.addSql(
      `create table "device_order" ("device_hash" text not null, "order_id" uuid not null, "sent_at" timestamptz not null, "remembered" boolean not null, primary key ("device_hash", "order_id"))`,
    );
    this.addSql(`comment on table "device_order" is 'Which orders were sent from which device'`);
    this.addSql(
      `comment on column "device_order"."device_hash" is 'Of the token in the cookie of the device'`,
    );
    this.addSql(
      `comment on column "device_order"."remembered" is 'Whether the customer asked to be remembered on the device'`,
    );
    this.addSql(`create index "device_order_order" on "device_order" ("order_id")`);
    this.addSql(`create index "device_order_sent" on "device_order" ("sent_at")`);
    this.addSql(
      `alter table "device_order" add constraint "device_order_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action`,
    );
  }
}
