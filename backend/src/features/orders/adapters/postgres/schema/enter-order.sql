-- Enters an order into the order guard's counts, in the transaction that places it. Locks the phone and the sender's own
-- marks (`p_own`, a device or a referrer) so that orders from one of them come one after the other: phone first, and
-- before any stock. Answers how many orders of the phone are open and what those of this sender come to, and for each
-- sender how many it sent in the last hour (counted up to `p_most`) and when the oldest of them came.
CREATE OR REPLACE FUNCTION enter_order(
  p_phone text, p_own text[], p_senders text[], p_most integer[], p_at timestamptz, p_order uuid)
RETURNS TABLE(open_orders integer, open_paise bigint, sent integer[], oldest timestamptz[])
LANGUAGE plpgsql AS $$
DECLARE
  hour_ago CONSTANT timestamptz := p_at - interval '1 hour';
  name text;
BEGIN
  -- A connection plans for its first order and keeps the plans: made while the shop has few orders they would read all
  -- of them. The checks of foreign keys at COMMIT are planned in this transaction too.
  PERFORM set_config('enable_seqscan', 'off', true);
  FOREACH name IN ARRAY ('order phone ' || p_phone) || p_own LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(name, 0));
  END LOOP;
  -- Each statement of a volatile function sees what was committed before it began: whoever waited for the lock counts
  -- the order that it waited for.
  SELECT count(*), coalesce(sum(o.total_paise) FILTER (WHERE o.sent_by = p_own[1]), 0)
    INTO open_orders, open_paise
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
  -- Each order deletes more rows than it adds, and waits for nobody who does the same.
  DELETE FROM order_sent WHERE ctid = ANY (ARRAY(
    SELECT e.ctid FROM order_sent e WHERE e.at <= hour_ago ORDER BY e.at LIMIT 10 FOR UPDATE SKIP LOCKED));
  RETURN NEXT;
END $$;
