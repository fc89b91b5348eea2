CREATE OR REPLACE TRIGGER owner_alert_live AFTER INSERT OR UPDATE OR DELETE ON owner_alert
  FOR EACH STATEMENT EXECUTE FUNCTION live_changed('dashboard');
CREATE OR REPLACE TRIGGER session_access_live AFTER UPDATE ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION live_row_changed('access', 'id');
CREATE OR REPLACE TRIGGER session_gone_live AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('access', 'id');
CREATE OR REPLACE TRIGGER staff_access BEFORE UPDATE OF password_hash, active ON staff
  FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR (OLD.active AND NOT NEW.active))
  EXECUTE FUNCTION access_changed();
CREATE OR REPLACE TRIGGER staff_access_live AFTER UPDATE ON staff
  FOR EACH ROW WHEN (OLD.access_version <> NEW.access_version OR OLD.role <> NEW.role OR OLD.active <> NEW.active)
  EXECUTE FUNCTION live_row_changed('access', 'id');
CREATE OR REPLACE TRIGGER staff_live AFTER INSERT OR UPDATE OR DELETE ON staff
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('users', 'id');
