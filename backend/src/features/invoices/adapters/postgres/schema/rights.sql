REVOKE ALL ON invoice FROM shop_app;
GRANT SELECT, INSERT ON invoice TO shop_app;
