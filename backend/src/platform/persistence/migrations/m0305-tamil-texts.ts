import { Migration } from '@mikro-orm/migrations';

export class TamilTexts extends Migration {
  override up(): void {
    this.addSql(`alter table "category" add "description_ta" text null`);
    this.addSql(`alter table "product" add "description_ta" text null`);
    this.addSql(`alter table "ready_list" add "sentence_ta" text null`);
    this.addSql(
      `alter table "state" add "reason_ta" text null, add "bursting_hours_ta" text null, add "note_ta" text null`,
    );
    this.addSql(
      `alter table "city" add "introduction_ta" text null, add "questions_ta" jsonb not null default '[]'`,
    );
    this.addSql(
      `alter table "post" add "title_ta" text null, add "excerpt_ta" text null, add "body_ta" text null`,
    );
    this.addSql(`alter table "scheme" add "name_ta" text null, add "description_ta" text null`);
  }
}
