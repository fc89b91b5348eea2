CREATE OR REPLACE TRIGGER city_content AFTER INSERT OR UPDATE OR DELETE ON city
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER city_live AFTER INSERT OR UPDATE OR DELETE ON city
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('cities', 'id');
CREATE OR REPLACE TRIGGER city_touched BEFORE UPDATE OF slug, name, state_code, introduction, introduction_ta,
  delivery_days, last_order_on, questions, questions_ta, active ON city
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE OR REPLACE TRIGGER city_redirect_content AFTER INSERT OR UPDATE OR DELETE ON city_redirect
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER pickup_location_content AFTER INSERT OR UPDATE OR DELETE ON pickup_location
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER pickup_location_live AFTER INSERT OR UPDATE OR DELETE ON pickup_location
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('pickup-locations', 'id');
CREATE OR REPLACE TRIGGER state_content AFTER INSERT OR UPDATE OR DELETE ON state
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER state_live AFTER INSERT OR UPDATE OR DELETE ON state
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('states', 'code');
