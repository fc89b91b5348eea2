CREATE OR REPLACE TRIGGER claim_photo_live AFTER INSERT ON claim_photo
  FOR EACH ROW EXECUTE FUNCTION claim_photo_live();
CREATE OR REPLACE TRIGGER order_breaker_content AFTER UPDATE ON order_breaker
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER order_event_live AFTER INSERT ON order_event
  FOR EACH ROW WHEN (NEW.kind = 'note-added') EXECUTE FUNCTION order_note_live();
CREATE OR REPLACE TRIGGER order_lines_added AFTER INSERT ON order_line REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_revised();
CREATE OR REPLACE TRIGGER order_lines_changed AFTER UPDATE ON order_line REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_revised();
CREATE OR REPLACE TRIGGER order_lines_taken AFTER DELETE ON order_line REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION order_lines_revised();
DROP TRIGGER IF EXISTS order_total_revised ON orders;
CREATE CONSTRAINT TRIGGER order_total_revised AFTER UPDATE OF total_paise ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.total_paise <> NEW.total_paise AND NEW.revision <= OLD.revision)
  EXECUTE FUNCTION order_total_revised();
CREATE OR REPLACE TRIGGER orders_day AFTER INSERT OR UPDATE ON orders
  FOR EACH ROW WHEN (NEW.placed_at < ((now() AT TIME ZONE 'Asia/Kolkata')::date::timestamp AT TIME ZONE 'Asia/Kolkata'))
  EXECUTE FUNCTION order_day_touch();
CREATE OR REPLACE TRIGGER orders_live AFTER INSERT OR UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION order_live_changed();
CREATE OR REPLACE TRIGGER payment_before_receipts BEFORE INSERT ON payment
  FOR EACH ROW WHEN (NEW.receipt_id IS NULL) EXECUTE FUNCTION payment_before_receipts();
CREATE OR REPLACE TRIGGER payment_entered AFTER INSERT ON payment
  FOR EACH ROW EXECUTE FUNCTION payment_entered();
