REVOKE ALL ON commission_credit, commission_credit_start, commission_entry, commission_sum, payout, payout_batch, referral_flag, referral_visit, referrer,
  referrer_code, referrer_device, referrer_link, referrer_recovery_code, tax_challan, commission_tax FROM shop_app;
GRANT SELECT, INSERT, UPDATE (challan_id) ON commission_credit TO shop_app;
GRANT SELECT ON commission_credit_start TO shop_app;
GRANT SELECT, INSERT ON commission_entry TO shop_app;
GRANT SELECT ON commission_sum TO shop_app;
GRANT SELECT, INSERT, UPDATE (bank_reference, challan_id, failure, settled_at, state, tax_stands) ON payout TO shop_app;
GRANT SELECT, INSERT, UPDATE (approved_at, approved_by, state) ON payout_batch TO shop_app;
GRANT SELECT, INSERT, UPDATE (decided_at, decided_by, decision, reason) ON referral_flag TO shop_app;
GRANT SELECT, INSERT, UPDATE (visits) ON referral_visit TO shop_app;
GRANT SELECT, INSERT, UPDATE (account_name, account_number, address, code, commission_basis_points, email, greets,
  ifsc, language, name, pan, password_hash, phone, revision, state, suspended_reason, totp_last_step, totp_secret,
  totp_since, upi_id) ON referrer TO shop_app;
GRANT SELECT, INSERT ON referrer_code TO shop_app;
GRANT SELECT, INSERT, UPDATE (seen_at), DELETE ON referrer_device TO shop_app;
GRANT SELECT, INSERT, UPDATE (ended_at) ON referrer_link TO shop_app;
GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON referrer_recovery_code TO shop_app;
GRANT SELECT, INSERT, DELETE ON tax_challan TO shop_app;
GRANT SELECT ON commission_tax TO shop_app;
