REVOKE ALL ON change_set, goods_in, sheet_part FROM shop_app;
GRANT SELECT, INSERT, UPDATE (applied_at, apply_at, left_rows, state), DELETE ON change_set TO shop_app;
GRANT SELECT, INSERT ON goods_in TO shop_app;
GRANT SELECT, INSERT, DELETE ON sheet_part TO shop_app;
