import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/**
 * What orders from devices without a confirmed order take of a product's shelf has a bound, and what is beyond it is taken
 * unreserved, a line at a time. The two figures stand on the product's row, which each order writes anyway.
 */
export class StrangersShare extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN sent_by text, ADD COLUMN from_stranger boolean NOT NULL DEFAULT false,
        ADD COLUMN unreserved uuid[] NOT NULL DEFAULT '{}', ADD COLUMN crowded_phone boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN orders.sent_by IS 'The device or the referrer that sent it, as a hash; null: staff, or unknown';
      COMMENT ON COLUMN orders.from_stranger IS 'Its goods count into the share of strangers until somebody of the shop confirms it';
      COMMENT ON COLUMN orders.unreserved IS 'Products of lines that take nothing from the shelf, though the order does';
      COMMENT ON COLUMN orders.crowded_phone IS 'Its phone had as many open orders as one reserves for: a stranger may have used it';
      CREATE INDEX orders_known_senders ON orders (sent_by)
        WHERE sent_by IS NOT NULL AND state NOT IN ('placed', 'cancelled');

      ALTER TABLE product ADD COLUMN held integer NOT NULL DEFAULT 0, ADD COLUMN strangers integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN product.held IS 'What orders that are not packed yet have taken; with the stock it is the shelf';
      COMMENT ON COLUMN product.strangers IS 'What of it strangers'' orders have taken that nobody has confirmed';
      UPDATE product p SET held = h.quantity FROM (
        SELECT e.product_id, -sum(e.change) AS quantity FROM stock_entry e JOIN orders o ON o.id = e.order_id
        WHERE o.state IN ('placed', 'confirmed') GROUP BY e.product_id HAVING sum(e.change) <> 0) h
        WHERE h.product_id = p.id;
      UPDATE setting SET value = '{ "strangersPercent": 30, "strangersUnits": 10 }'::jsonb || value
        WHERE section = 'limits';
    `);
    this.addSql(
      grant({
        orders: 'update (from_stranger, unreserved)',
        product: 'update (held, strangers)',
      }),
    );
  }
}
