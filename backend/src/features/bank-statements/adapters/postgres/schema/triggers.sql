CREATE OR REPLACE TRIGGER bank_row_live AFTER INSERT OR UPDATE OR DELETE ON bank_row
  FOR EACH STATEMENT EXECUTE FUNCTION live_changed('bank-statements');
CREATE OR REPLACE TRIGGER bank_statement_live AFTER INSERT OR UPDATE OR DELETE ON bank_statement
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('bank-statements', 'id');
