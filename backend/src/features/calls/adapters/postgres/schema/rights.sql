REVOKE ALL ON call_held, call_try FROM shop_app;
GRANT SELECT, INSERT, UPDATE (since, staff_id, staff_name, until), DELETE ON call_held TO shop_app;
GRANT SELECT, INSERT ON call_try TO shop_app;
