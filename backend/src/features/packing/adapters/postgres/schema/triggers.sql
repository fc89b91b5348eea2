CREATE OR REPLACE TRIGGER packing_tick_live AFTER INSERT OR UPDATE ON packing_tick
  FOR EACH ROW EXECUTE FUNCTION packing_tick_live();
