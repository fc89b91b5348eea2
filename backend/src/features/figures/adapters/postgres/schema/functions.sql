-- What is kept of a day, counted from its orders. A day is one in Kolkata; a cancelled order has no value.
CREATE OR REPLACE FUNCTION order_day_sums(asked date)
RETURNS TABLE(placed integer, confirmed integer, packed integer, dispatched integer, arrived integer, on_hold integer,
  unpaid integer, unpaid_paise bigint, refunds_due integer, orders integer, value_paise bigint)
LANGUAGE sql STABLE AS $$
  SELECT count(*) FILTER (WHERE o.state = 'placed')::integer,
    count(*) FILTER (WHERE o.state = 'confirmed')::integer,
    count(*) FILTER (WHERE o.state = 'packed')::integer,
    count(*) FILTER (WHERE o.state = 'dispatched')::integer,
    count(*) FILTER (WHERE o.state = 'arrived')::integer,
    count(*) FILTER (WHERE o.hold_reason IS NOT NULL)::integer,
    count(*) FILTER (WHERE o.state <> 'placed' AND o.balance_paise > 0)::integer,
    coalesce(sum(o.balance_paise) FILTER (WHERE o.state <> 'placed' AND o.balance_paise > 0), 0)::bigint,
    count(*) FILTER (WHERE o.balance_paise < 0)::integer,
    count(*) FILTER (WHERE o.state <> 'cancelled')::integer,
    coalesce(sum(o.total_paise) FILTER (WHERE o.state <> 'cancelled'), 0)::bigint
  FROM orders o
  WHERE o.placed_at >= (asked::timestamp AT TIME ZONE 'Asia/Kolkata')
    AND o.placed_at < ((asked + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
$$;

CREATE OR REPLACE FUNCTION order_day_shares(asked date)
RETURNS TABLE(kind text, key text, orders integer, pieces bigint, value_paise bigint)
LANGUAGE sql STABLE AS $$
  SELECT 'state', o.state_code, count(*)::integer, 0::bigint, sum(o.total_paise)::bigint
    FROM orders o
    WHERE o.placed_at >= (asked::timestamp AT TIME ZONE 'Asia/Kolkata')
      AND o.placed_at < ((asked + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') AND o.state <> 'cancelled'
    GROUP BY o.state_code
  UNION ALL
  SELECT 'referrer', o.referrer_id::text, count(*)::integer, 0::bigint, sum(o.total_paise)::bigint
    FROM orders o
    WHERE o.placed_at >= (asked::timestamp AT TIME ZONE 'Asia/Kolkata')
      AND o.placed_at < ((asked + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') AND o.state <> 'cancelled'
      AND o.referrer_id IS NOT NULL
    GROUP BY o.referrer_id
  UNION ALL
  SELECT 'product', l.product_id::text, count(*)::integer, sum(l.quantity)::bigint,
      sum(l.net_paise::bigint * l.quantity)::bigint
    FROM orders o JOIN order_line l ON l.order_id = o.id
    WHERE o.placed_at >= (asked::timestamp AT TIME ZONE 'Asia/Kolkata')
      AND o.placed_at < ((asked + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') AND o.state <> 'cancelled'
    GROUP BY l.product_id
$$;

-- Marks the day of an order as counted no more. `sold` says whether its products may have changed too: that an order was
-- packed or paid is no reason to read all lines of its day.
CREATE OR REPLACE FUNCTION order_day_touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_day_touched (day, sold) VALUES (
    (NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date,
    TG_OP = 'INSERT'
      OR (OLD.state = 'cancelled', OLD.placed_at, OLD.revision, OLD.total_paise, OLD.state_code, OLD.referrer_id)
        IS DISTINCT FROM
        (NEW.state = 'cancelled', NEW.placed_at, NEW.revision, NEW.total_paise, NEW.state_code, NEW.referrer_id));
  RETURN NULL;
END $$;
