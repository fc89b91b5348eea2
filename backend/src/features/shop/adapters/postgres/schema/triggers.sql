CREATE OR REPLACE TRIGGER setting_content AFTER INSERT OR UPDATE OR DELETE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER setting_live AFTER INSERT OR UPDATE OR DELETE ON setting
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('settings', 'section');
-- Pages say that the shop is a demonstration, and which terms orders accept is kept in memory, until content changes.
CREATE OR REPLACE TRIGGER demonstration_row_content AFTER DELETE ON demonstration_row
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
