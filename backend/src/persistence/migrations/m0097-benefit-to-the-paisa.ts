import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** A passbook's benefit is given to the paisa, and the bill's rounding brings what is left to a whole rupee. */
export class BenefitToThePaisa extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN benefit_rounding_paise integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN orders.benefit_rounding_paise IS
        'What rounding adds once the benefit is off; total_paise and rounding_paise are before it';
      ALTER TABLE orders ALTER COLUMN balance_paise SET EXPRESSION AS
        (CASE WHEN state = 'cancelled' THEN 0
          ELSE total_paise - benefit_paise + benefit_rounding_paise - credited_paise END - paid_paise);
    `);
    this.addSql(grant({ orders: 'update (benefit_rounding_paise)' }));
  }
}
