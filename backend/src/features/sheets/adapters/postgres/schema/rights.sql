REVOKE ALL ON change_set, sheet_part FROM shop_app;
GRANT SELECT, INSERT, UPDATE (applied_at, apply_at, left_rows, state), DELETE ON change_set TO shop_app;
GRANT SELECT, INSERT, DELETE ON sheet_part TO shop_app;
