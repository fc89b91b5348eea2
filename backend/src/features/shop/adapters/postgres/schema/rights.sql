REVOKE ALL ON demonstration_row, setting FROM shop_app;
GRANT SELECT ON demonstration_row TO shop_app;
GRANT SELECT, INSERT, UPDATE (revision, value) ON setting TO shop_app;
