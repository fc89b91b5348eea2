REVOKE ALL ON audit_entry FROM shop_app;
GRANT SELECT, INSERT ON audit_entry TO shop_app;
