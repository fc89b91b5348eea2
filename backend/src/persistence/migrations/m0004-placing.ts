import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** What a sender of orders is counted by; what a state lets in. */
export class Placing extends Migration {
  override up(): void {
    this.orderGuard();
    this.goods();
    this.addSql(grant({ order_sent: 'select, insert, update (at), delete' }));
  }

  private orderGuard(): void {
    this.addSql(`
      CREATE TABLE order_sent (
        sender text NOT NULL,
        at timestamptz NOT NULL
      );
      COMMENT ON TABLE order_sent IS 'Orders of the last hour by hashed address, device or referrer';
      CREATE INDEX order_sent_sender ON order_sent (sender, at);
      CREATE INDEX order_sent_at ON order_sent (at);
      CREATE INDEX orders_open_phone ON orders (phone) INCLUDE (total_paise) WHERE state = 'placed';
    `);
    // Each statement of a volatile function sees what was committed before it began: whoever waited for the lock
    // counts the order that it waited for. Locks come in one order, phone first, and before those of the stock.
    this.addSql(`
      CREATE FUNCTION enter_order(p_phone text, p_own text[], p_senders text[], p_most integer[], p_at timestamptz)
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
          INSERT INTO order_sent SELECT sender, p_at FROM unnest(p_senders) AS sender;
          -- Each order takes away more than it brings, and waits for nobody who does the same.
          DELETE FROM order_sent WHERE ctid = ANY (ARRAY(
            SELECT e.ctid FROM order_sent e WHERE e.at <= hour_ago ORDER BY e.at LIMIT 10 FOR UPDATE SKIP LOCKED));
          RETURN NEXT;
        END $$;
    `);
  }

  private goods(): void {
    this.addSql(`
      ALTER TABLE state ADD COLUMN goods text NOT NULL DEFAULT 'all' CHECK (goods IN ('all', 'green'));
      COMMENT ON COLUMN state.goods IS 'green: only what has a NEERI certificate may go there';
      UPDATE state SET goods = 'green' WHERE note = 'Only green crackers may be burst in Karnataka.';
    `);
  }
}
