CREATE OR REPLACE TRIGGER commission_credit_booked BEFORE INSERT ON commission_credit
  FOR EACH ROW EXECUTE FUNCTION commission_credit_booked();
CREATE OR REPLACE TRIGGER commission_entry_booked BEFORE INSERT ON commission_entry
  FOR EACH ROW EXECUTE FUNCTION commission_entry_booked();
CREATE OR REPLACE TRIGGER invoice_booked BEFORE INSERT ON invoice
  FOR EACH ROW EXECUTE FUNCTION invoice_booked();
CREATE OR REPLACE TRIGGER membership_entry_booked BEFORE INSERT ON membership_entry
  FOR EACH ROW EXECUTE FUNCTION membership_entry_booked();
CREATE OR REPLACE TRIGGER payout_booked BEFORE UPDATE ON payout
  FOR EACH ROW WHEN (NEW.settled_at IS DISTINCT FROM OLD.settled_at) EXECUTE FUNCTION payout_booked();
CREATE OR REPLACE TRIGGER receipt_booked BEFORE INSERT ON receipt
  FOR EACH ROW EXECUTE FUNCTION receipt_booked();
CREATE OR REPLACE TRIGGER receipt_correction_booked BEFORE INSERT ON receipt_correction
  FOR EACH ROW EXECUTE FUNCTION receipt_correction_booked();
