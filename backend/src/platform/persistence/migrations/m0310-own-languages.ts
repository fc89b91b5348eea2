import { Migration } from '@mikro-orm/migrations';

export class OwnLanguages extends Migration {
  override up(): void {
    for (const table of ['staff', 'referrer']) {
      this.addSql(`alter table "${table}" add "language" text not null default 'en'`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_language_check" check (language in ('en', 'ta'))`,
      );
    }
    this.addSql(`comment on column "staff"."language" is 'Of packing, stock and the lorry sheet'`);
    this.addSql(`comment on column "referrer"."language" is 'Of their area'`);
  }
}
