REVOKE ALL ON accepted_terms, shop_text FROM shop_app;
GRANT SELECT, INSERT ON accepted_terms TO shop_app;
GRANT SELECT, INSERT ON shop_text TO shop_app;
