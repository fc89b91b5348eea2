REVOKE ALL ON setting FROM shop_app;
GRANT SELECT, INSERT, UPDATE (revision, value) ON setting TO shop_app;
