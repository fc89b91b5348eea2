CREATE OR REPLACE TRIGGER commission_credit_live AFTER INSERT OR UPDATE OR DELETE ON commission_credit
  FOR EACH STATEMENT EXECUTE FUNCTION live_changed('payouts');
CREATE OR REPLACE TRIGGER commission_entered AFTER INSERT ON commission_entry
  FOR EACH ROW EXECUTE FUNCTION commission_entered();
CREATE OR REPLACE TRIGGER commission_entry_live AFTER INSERT OR UPDATE OR DELETE ON commission_entry
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('referrals', 'referrer_id');
CREATE OR REPLACE TRIGGER payout_live AFTER INSERT OR UPDATE OR DELETE ON payout
  FOR EACH STATEMENT EXECUTE FUNCTION live_changed('payouts');
CREATE OR REPLACE TRIGGER payout_batch_live AFTER INSERT OR UPDATE OR DELETE ON payout_batch
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('payouts', 'number');
CREATE OR REPLACE TRIGGER payout_uncredited BEFORE INSERT ON payout
  FOR EACH ROW EXECUTE FUNCTION payout_uncredited();
CREATE OR REPLACE TRIGGER referral_flag_live AFTER INSERT OR UPDATE OR DELETE ON referral_flag
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('referrals', 'referrer_id');
CREATE OR REPLACE TRIGGER referrer_access BEFORE UPDATE OF password_hash, state ON referrer
  FOR EACH ROW WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR (OLD.state = 'active' AND NEW.state <> 'active'))
  EXECUTE FUNCTION access_changed();
CREATE OR REPLACE TRIGGER referrer_access_live AFTER UPDATE ON referrer
  FOR EACH ROW WHEN (OLD.access_version <> NEW.access_version OR OLD.state <> NEW.state)
  EXECUTE FUNCTION live_row_changed('access', 'id');
CREATE OR REPLACE TRIGGER referrer_code_given AFTER INSERT OR UPDATE OF code ON referrer
  FOR EACH ROW EXECUTE FUNCTION referrer_code_given();
CREATE OR REPLACE TRIGGER referrer_content AFTER INSERT OR DELETE OR UPDATE OF code, name, state, greets ON referrer
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER referrer_live AFTER INSERT OR UPDATE OF name, phone, email, code, commission_basis_points, state, revision ON referrer
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('referrals', 'id');
