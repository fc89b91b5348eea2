REVOKE ALL ON books_closing FROM shop_app;
GRANT SELECT, INSERT ON books_closing TO shop_app;
