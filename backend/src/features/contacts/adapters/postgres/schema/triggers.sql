CREATE OR REPLACE TRIGGER contact_answer_kept AFTER UPDATE OF answer ON contact_message
  FOR EACH ROW WHEN (NEW.answer IS NOT NULL AND NEW.done_at IS NOT NULL) EXECUTE FUNCTION contact_answered();
CREATE OR REPLACE TRIGGER contact_message_live AFTER INSERT OR UPDATE OR DELETE ON contact_message
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('contacts', 'id');
