import { Migration } from '@mikro-orm/migrations';

export class ReadyLists extends Migration {
  override up(): void {
    this.addSql(
      `create table "ready_list" ("id" uuid not null, "name" text not null, "name_ta" text null, "sentence" text not null, "lines" jsonb not null, "active" boolean not null default true, "position" int not null, "revision" int not null default 0, primary key ("id"))`,
    );
    this.addSql(
      `comment on column "ready_list"."lines" is 'By item code: what is deleted is missing, and nothing more'`,
    );
    this.addSql(`comment on column "ready_list"."active" is 'Shown to shoppers'`);
    this.addSql(`alter table "ready_list" add constraint "ready_list_name_unique" unique ("name")`);
  }
}
