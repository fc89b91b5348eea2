CREATE OR REPLACE TRIGGER printing_live AFTER INSERT OR UPDATE OR DELETE ON printing
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('printings', 'id');
