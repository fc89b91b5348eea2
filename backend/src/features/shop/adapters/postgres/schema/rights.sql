REVOKE ALL ON demonstration_row, demonstration_thing, opening_step, setting FROM shop_app;
GRANT SELECT ON demonstration_row, demonstration_thing TO shop_app;
GRANT SELECT, INSERT, UPDATE (later, tested_at) ON opening_step TO shop_app;
GRANT SELECT, INSERT, UPDATE (revision, value) ON setting TO shop_app;
GRANT EXECUTE ON FUNCTION remove_demonstration(boolean), remove_test_orders() TO shop_app;
