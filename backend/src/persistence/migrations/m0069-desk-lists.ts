import { Migration } from '@mikro-orm/migrations';

/** What the lorry sheet and the orders at risk read of many orders; an order that is placed and not held is in neither. */
export class DeskLists extends Migration {
  override up(): void {
    this.addSql(`
      CREATE INDEX orders_packed ON orders ((pickup_location ->> 'name'), city, number) WHERE state = 'packed';
      CREATE INDEX orders_held ON orders (id) WHERE hold_reason IS NOT NULL;
    `);
  }
}
