REVOKE ALL ON reminder FROM shop_app;
GRANT SELECT, INSERT, UPDATE (at, language, told_at), DELETE ON reminder TO shop_app;
