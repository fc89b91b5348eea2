-- Every rupee that came in or went out: receipts and refunds of orders, entries of passbooks, payouts to referrers. What
-- was corrected is none, and scheme credit is no money. Of whom and of what an entry is, the list asks for its rows alone.
CREATE OR REPLACE VIEW money_entry AS
  SELECT r.id, 'order' AS source, r.received_on AS day, r.mode, r.reference, r.amount_paise, r.recorded_at,
    CASE WHEN r.mode <> 'cash' AND r.amount_paise > 0
      THEN EXISTS (SELECT FROM bank_backing b WHERE b.receipt_id = r.id) END AS is_backed
  FROM receipt r
  WHERE r.mode <> 'scheme-credit' AND NOT EXISTS (SELECT FROM receipt_correction c WHERE c.receipt_id = r.id)
  UNION ALL
  SELECT e.id, 'passbook', e.received_on, e.mode, e.reference, e.amount_paise, e.recorded_at,
    CASE WHEN e.mode <> 'cash' AND e.amount_paise > 0
      THEN EXISTS (SELECT FROM bank_backing b WHERE b.entry_id = e.id) END
  FROM membership_entry e
  WHERE e.kind IN ('receipt', 'refund') AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)
  UNION ALL
  SELECT p.id, 'payout', (p.settled_at AT TIME ZONE 'Asia/Kolkata')::date, 'bank', p.bank_reference,
    p.tax_paise - p.gross_paise, p.settled_at, NULL
  FROM payout p
  WHERE p.state = 'paid' AND p.gross_paise > p.tax_paise;
