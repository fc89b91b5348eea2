-- The serving role gets what is named here and in the files beside the features' tables, and nothing by default.
GRANT USAGE ON SCHEMA public TO shop_app;
REVOKE ALL ON backend_copy, migration, throttle FROM shop_app;
REVOKE ALL ON SEQUENCE content_version, migration_id_seq FROM shop_app;
GRANT SELECT, INSERT, UPDATE (seen_at), DELETE ON backend_copy TO shop_app;
GRANT USAGE ON SEQUENCE content_version TO shop_app;
GRANT SELECT ON migration TO shop_app;
GRANT SELECT, INSERT, UPDATE (count, resets_at), DELETE ON throttle TO shop_app;
