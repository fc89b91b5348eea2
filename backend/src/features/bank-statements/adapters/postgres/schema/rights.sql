REVOKE ALL ON bank, bank_backing, bank_row, bank_statement FROM shop_app;
GRANT SELECT, INSERT, UPDATE (heads, name) ON bank TO shop_app;
GRANT SELECT, INSERT, DELETE ON bank_backing TO shop_app;
GRANT SELECT, INSERT, UPDATE (decided_at, decided_by_name, identity, left_out, not_ours, reference,
  went_out) ON bank_row TO shop_app;
GRANT SELECT, INSERT ON bank_statement TO shop_app;
REVOKE ALL ON open_bank_row FROM shop_app;
GRANT SELECT ON open_bank_row TO shop_app;
