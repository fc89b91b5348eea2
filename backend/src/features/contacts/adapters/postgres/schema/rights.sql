REVOKE ALL ON contact_answer, contact_message FROM shop_app;
GRANT SELECT, INSERT ON contact_answer TO shop_app;
GRANT SELECT, INSERT, UPDATE (answer, done_at, done_by) ON contact_message TO shop_app;
