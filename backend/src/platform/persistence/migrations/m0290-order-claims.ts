import { Migration } from '@mikro-orm/migrations';

export class OrderClaims extends Migration {
  override up(): void {
    this.addSql(
      `create table "order_claim" ("id" uuid not null, "order_id" uuid not null, "key" uuid not null, "request_hash" text not null, "goods" jsonb not null, "remark" text not null, "claimed_at" timestamptz not null, "state" text not null default 'open', "answered_at" timestamptz null, "answered_by_name" text null, "answer" text null, "credit_paise" bigint null, primary key ("id"))`,
    );
    this.addSql(
      `comment on column "order_claim"."key" is 'Of the browser’s try: sent again, it is told once; photographs come under it'`,
    );
    this.addSql(`comment on column "order_claim"."answer" is 'What the shop says to the customer'`);
    this.addSql(`comment on column "order_claim"."credit_paise" is 'Of the credit note'`);
    this.addSql(`alter table "order_claim" add constraint "order_claim_key_unique" unique ("key")`);
    this.addSql(`create index "order_claim_order" on "order_claim" ("order_id", "claimed_at")`);
    this.addSql(`create unique index "order_claim_open" on "order_claim" ("order_id") where state = 'open'`);
    this.addSql(
      `create table "claim_photo" ("id" uuid not null, "claim_id" uuid not null, "position" int not null, "sent_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "claim_photo" add constraint "claim_photo_once" unique ("claim_id", "position")`,
    );
    this.addSql(
      `alter table "order_claim" add constraint "order_claim_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "order_claim" add constraint "order_claim_check" check ((state = 'open') = (answered_at IS NULL))`,
    );
    this.addSql(
      `alter table "order_claim" add constraint "order_claim_check1" check ((state = 'credited') = (credit_paise IS NOT NULL))`,
    );
    this.addSql(
      `alter table "order_claim" add constraint "order_claim_credit_paise_check" check (credit_paise >= 0)`,
    );
    this.addSql(
      `alter table "order_claim" add constraint "order_claim_state_check" check ("state" in ('open', 'credited', 'declined'))`,
    );
    this.addSql(
      `alter table "claim_photo" add constraint "claim_photo_claim_id_fkey" foreign key ("claim_id") references "order_claim" ("id") on update no action on delete no action`,
    );
    this.addSql(
      `alter table "claim_photo" add constraint "claim_photo_position_check" check (position >= 1 AND position <= 4)`,
    );
    const repeated = {
      policy: 'standard',
      retryLimit: 2,
      retryDelay: 30,
      expireInSeconds: 300,
      retentionSeconds: 3600,
      deleteAfterSeconds: 3600,
    };
    this.addSql(`SELECT pgboss.create_queue('claim-photos', '${JSON.stringify(repeated)}'::jsonb)`);
  }
}
