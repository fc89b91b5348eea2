import { Migration } from '@mikro-orm/migrations';

export class PackItems extends Migration {
  override up(): void {
    this.addSql(`alter table "product" add column "pack_items" text[] not null default '{}'::text[]`);
    this.addSql(`comment on column "product"."pack_items" is 'What is in a gift box or a family pack'`);
  }
}
