-- Days that are counted whenever somebody asks: those that were marked, and those that were never counted.
CREATE OR REPLACE VIEW order_day_open AS
  SELECT day, bool_or(sold) AS sold FROM (
    SELECT day, sold FROM order_day_touched
    UNION ALL
    SELECT generate_series(
      coalesce((SELECT max(day) + 1 FROM order_day),
        (SELECT (min(placed_at) AT TIME ZONE 'Asia/Kolkata')::date FROM orders)),
      (SELECT (max(placed_at) AT TIME ZONE 'Asia/Kolkata')::date FROM orders), interval '1 day')::date, true) marked
  GROUP BY day;
COMMENT ON VIEW order_day_open IS 'Days that are counted whenever somebody looks';

-- The sums of each day: kept ones, and those of open days counted now.
CREATE OR REPLACE VIEW order_sums AS
  SELECT * FROM order_day d WHERE NOT EXISTS (SELECT FROM order_day_touched t WHERE t.day = d.day)
  UNION ALL
  SELECT open.day, sums.* FROM order_day_open open CROSS JOIN LATERAL order_day_sums(open.day) sums;

CREATE OR REPLACE VIEW order_shares AS
  SELECT * FROM order_day_share d
    WHERE NOT EXISTS (SELECT FROM order_day_touched t WHERE t.day = d.day AND t.sold)
  UNION ALL
  SELECT open.day, shares.* FROM order_day_open open CROSS JOIN LATERAL order_day_shares(open.day) shares
    WHERE open.sold;
