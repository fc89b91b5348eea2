REVOKE ALL ON order_day, order_day_open, order_day_share, order_day_touched, order_shares, order_sums FROM shop_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON order_day TO shop_app;
GRANT SELECT ON order_day_open TO shop_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON order_day_share TO shop_app;
GRANT SELECT, INSERT, DELETE ON order_day_touched TO shop_app;
GRANT SELECT ON order_shares TO shop_app;
GRANT SELECT ON order_sums TO shop_app;
