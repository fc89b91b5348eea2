REVOKE ALL ON money_entry FROM shop_app;
GRANT SELECT ON money_entry TO shop_app;
