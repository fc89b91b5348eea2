import { Migration } from '@mikro-orm/migrations';

export class OpeningStep extends Migration {
  override up(): void {
    this.addSql(
      `create table "opening_step" ("step" text not null, "later" boolean not null default false, "tested_at" timestamptz null, primary key ("step"))`,
    );
    this.addSql(`comment on column "opening_step"."later" is 'somebody put it off'`);
    this.addSql(
      `comment on column "opening_step"."tested_at" is 'of mail: when the mail server last took a test mail; of the test order: when it was removed'`,
    );
  }
}
