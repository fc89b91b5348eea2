REVOKE ALL ON membership, membership_entry, membership_event, membership_reference, refund_batch, refund_row,
  replaced_passbook_link, scheme, scheme_reckoning FROM shop_app;
REVOKE ALL ON SEQUENCE passbook_number FROM shop_app;
GRANT SELECT, INSERT, UPDATE (address, benefit_lapsed, email, ending, lapses, name, nominee_name, nominee_phone,
  nominee_relation, pay_to, phone, reckoned_on, revision, state, token, warned_of) ON membership TO shop_app;
GRANT SELECT, INSERT ON membership_entry TO shop_app;
GRANT SELECT, INSERT ON membership_event TO shop_app;
GRANT SELECT, INSERT, DELETE ON membership_reference TO shop_app;
GRANT USAGE ON SEQUENCE passbook_number TO shop_app;
GRANT SELECT, INSERT, UPDATE (approved_at, approved_by, state) ON refund_batch TO shop_app;
GRANT SELECT, INSERT ON refund_row TO shop_app;
GRANT SELECT, INSERT ON replaced_passbook_link TO shop_app;
GRANT SELECT, INSERT, UPDATE (benefit_basis_points, description, description_ta, due_day, first_month, grace_days,
  instalments, join_until, monthly_paise, most_members, name, name_ta, picture_key, revision, slug, state) ON scheme TO shop_app;
GRANT SELECT, UPDATE (day) ON scheme_reckoning TO shop_app;
