import { Migration } from '@mikro-orm/migrations';

export class ShopTexts extends Migration {
  override up(): void {
    this.addSql(
      `create table "accepted_terms" ("id" uuid not null, "since" timestamptz not null, "hash" text not null, "body" text not null, primary key ("id"))`,
    );
    this.addSql(`comment on column "accepted_terms"."hash" is 'SHA-256 of the body'`);
    this.addSql(`alter table "accepted_terms" add constraint "accepted_terms_once" unique ("hash")`);
    this.addSql(
      `create table "shop_text" ("text_id" text not null, "language" text not null, "version" int not null, "subject" text not null default '', "body" text null, "saved_at" timestamptz not null default now(), "saved_by" uuid null, "saved_by_name" text not null, primary key ("text_id", "language", "version"))`,
    );
    this.addSql(
      `comment on table "shop_text" is 'What the owner says in her own words; the newest version counts'`,
    );
    this.addSql(`comment on column "shop_text"."body" is 'Null: back to the text that came with the shop'`);
    this.addSql(
      `comment on column "shop_text"."saved_by" is 'A member of staff; null: taken over from the settings'`,
    );
    this.addSql(`alter table "orders" add "terms_id" uuid null`);
    this.addSql(`comment on column "orders"."terms_id" is 'Null: of before they were kept'`);
    this.addSql(
      `alter table "orders" add constraint "orders_terms_id_fkey" foreign key ("terms_id") references "accepted_terms" ("id") on update no action on delete no action`,
    );
    this.addSql(`alter table "shop_text" add constraint "shop_text_version_check" check (version > 0)`);
    this.addSql(
      `alter table "shop_text" add constraint "shop_text_language_check" check ("language" in ('en', 'ta'))`,
    );
  }
}
