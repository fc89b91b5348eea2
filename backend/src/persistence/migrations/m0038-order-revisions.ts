import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Orders are edited until they are packed; what an order was before each edit is kept, and never changed. */
export class OrderRevisions extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD COLUMN charges_by_hand boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN orders.revision IS 'Counted up by every edit';
      COMMENT ON COLUMN orders.charges_by_hand IS 'Packing and freight are what staff said';
      CREATE TABLE order_revision (
        order_id uuid NOT NULL REFERENCES orders,
        revision integer NOT NULL CHECK (revision >= 0),
        replaced_at timestamptz NOT NULL,
        content jsonb NOT NULL,
        PRIMARY KEY (order_id, revision)
      );
      COMMENT ON TABLE order_revision IS 'What orders were; the revision that counts is in orders and order_line';
      ALTER TABLE stock_entry DROP CONSTRAINT stock_entry_reason_check, ADD CONSTRAINT stock_entry_reason_check
        CHECK (reason IN ('opening', 'order-placed', 'order-edited', 'order-cancelled', 'order-reopened', 'correction'));
    `);
    this.addSql(
      grant({
        orders: `update (revision, charges_by_hand, delivery, pickup_location_id, pickup_location, customer_name,
          address, city, district, state_code, state_name, pin_code, mrp_paise, goods_paise, packing_paise,
          freight_paise, rounding_paise, total_paise)`,
        order_line: 'delete',
        order_revision: 'select, insert',
      }),
    );
  }
}
