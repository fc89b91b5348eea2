REVOKE ALL ON saved_view FROM shop_app;
GRANT SELECT, INSERT, UPDATE (filters), DELETE ON saved_view TO shop_app;
