import { Migration } from '@mikro-orm/migrations';

/** Orders that referrers send for customers, their own list, and what concerns them told to their open pages. */
export class AssistedOrders extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN customer_agreed_at timestamptz;
      COMMENT ON COLUMN orders.customer_agreed_at IS
        'Sent by a referrer for the customer, who had asked for it and agreed to be called; null: sent by the customer';
      CREATE INDEX orders_of_referrer ON orders (referrer_id, placed_at, id) WHERE referrer_id IS NOT NULL;
      DROP INDEX orders_referrer;
      CREATE OR REPLACE FUNCTION order_live_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM announce_live('orders', NEW.number);
        IF NEW.referrer_id IS NOT NULL THEN PERFORM announce_live('referrals', NEW.referrer_id::text); END IF;
        RETURN NULL; END $$;
    `);
  }
}
