import { Migration } from '@mikro-orm/migrations';

export class DemonstrationRows extends Migration {
  override up(): void {
    this.addSql(
      `create table "demonstration_row" ("table_name" text not null, "key" text not null, "before" jsonb null, primary key ("table_name", "key"))`,
    );
    this.addSql(`comment on column "demonstration_row"."key" is 'the primary key as JSON'`);
    this.addSql(
      `comment on column "demonstration_row"."before" is 'the row that stood there before, if one did'`,
    );
  }
}
