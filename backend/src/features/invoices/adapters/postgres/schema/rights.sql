REVOKE ALL ON invoice, invoice_tax FROM shop_app;
GRANT SELECT, INSERT ON invoice TO shop_app;
GRANT SELECT ON invoice_tax TO shop_app;
