import { Migration } from '@mikro-orm/migrations';

/**
 * A sale copied each product before and after it, wide rows with all their texts, to see in the end whether one had
 * sold out. A condition on the row asks that of two numbers, and nothing is kept.
 */
export class StockAnnouncedByRow extends Migration {
  override up(): void {
    this.addSql(`
      DROP TRIGGER product_availability ON product;
      DROP FUNCTION product_availability_changed();
      CREATE TRIGGER product_availability AFTER UPDATE OF stock ON product FOR EACH ROW
        WHEN ((OLD.stock IS DISTINCT FROM 0) <> (NEW.stock IS DISTINCT FROM 0)) EXECUTE FUNCTION content_changed();
    `);
  }
}
