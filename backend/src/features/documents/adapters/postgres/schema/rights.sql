REVOKE ALL ON printing FROM shop_app;
GRANT SELECT, INSERT, UPDATE (file, state), DELETE ON printing TO shop_app;
