REVOKE ALL ON document, picture FROM shop_app;
GRANT SELECT, INSERT, DELETE ON document TO shop_app;
GRANT SELECT, INSERT, UPDATE (alt), DELETE ON picture TO shop_app;
