import { Migration } from '@mikro-orm/migrations';

/**
 * One text of an order has all its words, and one index: what has every word of a search is found in one look. An order
 * without LR number and e-mail writes no more into it than before, one with them into one index instead of two.
 */
export class OrdersSearchedAtOnce extends Migration {
  override up(): void {
    this.addSql(`
      DROP INDEX orders_search, orders_search_lr, orders_search_email;
      CREATE INDEX orders_search ON orders USING gin ((number || ' ' || customer_name || ' ' || phone || ' ' || city ||
        ' ' || coalesce(lr_number, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
    `);
  }
}
