import { Migration } from '@mikro-orm/migrations';

export class OwnChanges extends Migration {
  override up(): void {
    this.addSql(
      `create table "own_change" ("id" uuid not null, "order_id" uuid not null, "order_revision" int not null, "key" uuid not null, "request_hash" text not null, "kind" text not null, "reason" text not null, "content" jsonb null, "asked_at" timestamptz not null, "state" text not null, "settled_at" timestamptz null, "settled_by_kind" text null, "settled_by_name" text null, "answer" text null, primary key ("id"))`,
    );
    this.addSql(
      `comment on column "own_change"."key" is 'Of the browser’s try: sent again, it is done once'`,
    );
    this.addSql(`comment on column "own_change"."reason" is 'Why, as the customer says it'`);
    this.addSql(
      `comment on column "own_change"."content" is 'What the order would be; null: cancelled, or it was made at once'`,
    );
    this.addSql(`comment on column "own_change"."answer" is 'What the shop says to the customer'`);
    this.addSql(`alter table "own_change" add constraint "own_change_key_unique" unique ("key")`);
    this.addSql(`create index "own_change_order" on "own_change" ("order_id", "asked_at")`);
    this.addSql(`create unique index "own_change_open" on "own_change" ("order_id") where state = 'open'`);
    this.addSql(
      `alter table "own_change" add constraint "own_change_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "own_change" add constraint "own_change_check" check ((state = 'open') = (settled_at IS NULL))`,
    );
    this.addSql(
      `alter table "own_change" add constraint "own_change_check1" check (content IS NOT NULL OR kind = 'cancel' OR state = 'made')`,
    );
    this.addSql(
      `alter table "own_change" add constraint "own_change_kind_check" check ("kind" in ('edit', 'cancel'))`,
    );
    this.addSql(
      `alter table "own_change" add constraint "own_change_state_check" check ("state" in ('made', 'open', 'accepted', 'declined', 'taken-back', 'overtaken'))`,
    );
    this.addSql(
      `alter table "own_change" add constraint "own_change_settled_by_kind_check" check ("settled_by_kind" in ('customer', 'staff', 'system'))`,
    );
  }
}
