REVOKE ALL ON e_invoice, invoice_registration FROM shop_app;
GRANT SELECT, INSERT, UPDATE (cancelled_on) ON e_invoice TO shop_app;
GRANT SELECT ON invoice_registration TO shop_app;
