import { Migration } from '@mikro-orm/migrations';

export class ProductEffect extends Migration {
  override up(): void {
    for (const column of ['burn_seconds', 'shots', 'height_metres'])
      this.addSql(
        `alter table "product" add column "${column}" int null,
          add constraint "product_${column}_check" check (${column} > 0) not valid`,
      );
    for (const column of ['burn_seconds', 'shots', 'height_metres'])
      this.addSql(`alter table "product" validate constraint "product_${column}_check"`);
  }
}
