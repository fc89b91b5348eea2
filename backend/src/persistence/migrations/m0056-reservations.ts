import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** An order that nobody has confirmed reserves its goods, or does not; a breaker stops strangers who reserve too much. */
export class Reservations extends Migration {
  override up(): void {
    this.reserving();
    this.breaker();
    this.origins();
    this.addSql(
      grant({ orders: 'update (reserved)', order_breaker: 'select, update (on_since, off_at, turned_by)' }),
    );
  }

  private reserving(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN reserved boolean NOT NULL DEFAULT true;
      COMMENT ON COLUMN orders.reserved IS 'Its goods are taken from the shelf, until it is cancelled';
      ALTER TABLE stock_entry DROP CONSTRAINT stock_entry_reason_check;
      ALTER TABLE stock_entry ADD CONSTRAINT stock_entry_reason_check CHECK (reason IN ('opening', 'order-placed',
        'order-edited', 'order-cancelled', 'order-reopened', 'order-merged', 'order-confirmed', 'reservation-ended', 'correction'));
      UPDATE setting SET value = '{ "reservePaise": 10000000, "reserveHours": 48, "breakerPercent": 20,
        "breakerMinutes": 10, "breakerOrders": 10 }'::jsonb || value WHERE section = 'limits';
      SELECT pgboss.create_queue('reservations', '{ "policy": "standard", "retryLimit": 2, "retryDelay": 30,
        "expireInSeconds": 300, "retentionSeconds": 3600, "deleteAfterSeconds": 3600 }'::jsonb);
    `);
  }

  /** Every copy of the shop goes by it from memory, as by the settings. */
  private breaker(): void {
    this.addSql(`
      CREATE TABLE order_breaker (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        on_since timestamptz,
        off_at timestamptz,
        turned_by text
      );
      COMMENT ON TABLE order_breaker IS 'While it is on, no order that nobody has confirmed reserves its goods';
      INSERT INTO order_breaker DEFAULT VALUES;
      CREATE TRIGGER order_breaker_content AFTER UPDATE ON order_breaker FOR EACH STATEMENT
        EXECUTE FUNCTION content_changed();
    `);
  }

  /** Which orders came from one device or one network is known for an hour, by hashes. */
  private origins(): void {
    this.addSql(`
      ALTER TABLE order_sent ADD COLUMN order_id uuid, ADD COLUMN is_own boolean;
      COMMENT ON COLUMN order_sent.is_own IS 'One person’s own, as a device is: no address that many share';
      CREATE FUNCTION enter_order(p_phone text, p_own text[], p_senders text[], p_most integer[], p_at timestamptz,
          p_order uuid)
        RETURNS TABLE (open_orders integer, open_paise bigint, sent integer[], oldest timestamptz[])
        LANGUAGE plpgsql VOLATILE AS $$
        DECLARE
          hour_ago CONSTANT timestamptz := p_at - interval '1 hour';
          name text;
        BEGIN
          FOREACH name IN ARRAY ('order phone ' || p_phone) || p_own LOOP
            PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
          END LOOP;
          SELECT count(*), coalesce(sum(o.total_paise), 0) INTO open_orders, open_paise
            FROM orders o WHERE o.phone = p_phone AND o.state = 'placed';
          SELECT array_agg(s.number ORDER BY c.position), array_agg(s.oldest ORDER BY c.position) INTO sent, oldest
            FROM unnest(p_senders, p_most) WITH ORDINALITY AS c (sender, most, position)
            CROSS JOIN LATERAL (
              SELECT count(*)::integer AS number, min(newest.at) AS oldest FROM (
                SELECT e.at FROM order_sent e WHERE e.sender = c.sender AND e.at > hour_ago
                ORDER BY e.at DESC LIMIT c.most) newest) s;
          INSERT INTO order_sent (sender, at, order_id, is_own)
            SELECT sender, p_at, p_order, sender = ANY (p_own)
            FROM unnest(p_senders) AS sender;
          -- Each order takes away more than it brings, and waits for nobody who does the same.
          DELETE FROM order_sent WHERE ctid = ANY (ARRAY(
            SELECT e.ctid FROM order_sent e WHERE e.at <= hour_ago ORDER BY e.at LIMIT 10 FOR UPDATE SKIP LOCKED));
          RETURN NEXT;
        END $$;
    `);
  }
}
