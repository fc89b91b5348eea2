import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** A credit note may take back a part of its invoice's goods; estimates are printed with the other papers. */
export class PartCredits extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE invoice DROP CONSTRAINT invoice_credits_key;
      ALTER TABLE invoice ADD COLUMN is_part boolean NOT NULL DEFAULT false
        CONSTRAINT invoice_part_is_credit CHECK (NOT is_part OR kind = 'credit-note');
      COMMENT ON COLUMN invoice.is_part IS 'A credit note over some of the goods: its invoice stands';
      CREATE UNIQUE INDEX invoice_taken_back ON invoice (credits) WHERE NOT is_part;
      CREATE INDEX invoice_parts ON invoice (credits) WHERE is_part;

      ALTER TABLE orders ADD COLUMN credited_paise bigint NOT NULL DEFAULT 0 CHECK (credited_paise >= 0),
        ADD COLUMN credited_goods_paise bigint NOT NULL DEFAULT 0 CHECK (credited_goods_paise >= 0);
      COMMENT ON COLUMN orders.credited_paise IS 'What credit notes over a part come to; total_paise is before it';
      COMMENT ON COLUMN orders.credited_goods_paise IS 'The same before rounding: no commission is paid on it';
      ALTER TABLE orders ALTER COLUMN balance_paise SET EXPRESSION AS
        (CASE WHEN state = 'cancelled' THEN 0 ELSE total_paise - benefit_paise - credited_paise END - paid_paise);

      ALTER TABLE stock_entry DROP CONSTRAINT stock_entry_reason_check, ADD CONSTRAINT stock_entry_reason_check
        CHECK (reason IN ('opening', 'order-placed', 'order-edited', 'order-cancelled', 'order-reopened',
          'order-merged', 'reserved-to-merge', 'order-confirmed', 'reservation-ended', 'goods-returned', 'correction'));
      ALTER TABLE printing DROP CONSTRAINT printing_paper_check, ADD CONSTRAINT printing_paper_check
        CHECK (paper IN ('packing-slips', 'covers', 'dispatch-sheet', 'invoices', 'estimates'));
    `);
    this.addSql(grant({ orders: 'update (credited_paise, credited_goods_paise)' }));
  }
}
