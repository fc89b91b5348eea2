import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** The benefit of a redeemed passbook is a discount on its order: what is owed is less by it. */
export class SchemeCredit extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN benefit_paise bigint NOT NULL DEFAULT 0
        CONSTRAINT orders_benefit_within_goods CHECK (benefit_paise BETWEEN 0 AND goods_paise);
      COMMENT ON COLUMN orders.benefit_paise IS 'The discount that came with a scheme credit; total_paise is before it';
      ALTER TABLE orders ALTER COLUMN balance_paise SET EXPRESSION AS
        (CASE WHEN state = 'cancelled' THEN 0 ELSE total_paise - benefit_paise END - paid_paise);
    `);
    this.addSql(grant({ orders: 'update (benefit_paise)' }));
  }
}
