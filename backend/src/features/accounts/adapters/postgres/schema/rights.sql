REVOKE ALL ON attempt, known_device, owner_alert, recovery_code, session, staff, staff_link FROM shop_app;
GRANT SELECT, INSERT, UPDATE (answer), DELETE ON attempt TO shop_app;
GRANT SELECT, INSERT, UPDATE (last_used_at), DELETE ON known_device TO shop_app;
GRANT SELECT, INSERT ON owner_alert TO shop_app;
GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON recovery_code TO shop_app;
GRANT SELECT, INSERT, UPDATE (access_version, ended_at, expires_at, previous_token_hash, proven_at, rotated_at,
  token_hash), DELETE ON session TO shop_app;
GRANT SELECT, INSERT, UPDATE (active, language, name, password_hash, role, totp_last_step, totp_secret,
  totp_since) ON staff TO shop_app;
GRANT SELECT, INSERT, UPDATE (ended_at) ON staff_link TO shop_app;
