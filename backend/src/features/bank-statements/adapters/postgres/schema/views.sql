-- Rows that somebody has to look at: not passed over, and neither linked to an entry nor with money under their reference
-- in the books of orders or of passbooks.
CREATE OR REPLACE VIEW open_bank_row AS
  SELECT r.id, r.statement_id, r.day, r.amount_paise
  FROM bank_row r
  WHERE NOT r.left_out AND NOT r.not_ours
    AND NOT EXISTS (SELECT FROM bank_backing b WHERE b.bank_row_id = r.id)
    AND NOT EXISTS (SELECT FROM reference_claim c JOIN receipt i ON i.id = c.receipt_id
      WHERE c.reference = r.reference AND i.amount_paise = r.amount_paise)
    AND NOT EXISTS (SELECT FROM membership_reference c JOIN membership_entry e ON e.id = c.entry_id
      WHERE c.mode IN ('upi', 'bank', 'cash') AND c.reference = r.reference AND e.amount_paise = r.amount_paise);
