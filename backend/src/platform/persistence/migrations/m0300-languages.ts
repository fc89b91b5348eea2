import { Migration } from '@mikro-orm/migrations';

export class Languages extends Migration {
  override up(): void {
    for (const table of ['orders', 'membership', 'reminder']) {
      this.addSql(`alter table "${table}" add "language" text not null default 'en'`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_language_check" check (language in ('en', 'ta'))`,
      );
    }
    this.addSql(`comment on column "orders"."language" is 'In which its customer is written to'`);
    this.addSql(`comment on column "membership"."language" is 'In which the member is written to'`);
  }
}
