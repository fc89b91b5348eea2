-- Every rupee that came in or went out, on the day on which it is booked: receipts and refunds of orders, entries of
-- passbooks, payouts to referrers. What was corrected while its month was open is none: the correction is booked where
-- the entry is; a later correction is an entry of its own. Scheme credit is no money. Of whom and of what an entry is,
-- the list asks for its rows alone. It is backed as `bank-backing.ts` has it: by a row that is linked to it or has its number.
-- Each of these asks for the entry by its id alone, so that the answers of many are found at once.
CREATE OR REPLACE VIEW money_entry AS
  SELECT r.id, 'order' AS source, coalesce(r.booked_on, r.received_on) AS day, r.mode, r.reference, r.amount_paise,
    r.recorded_at,
    CASE WHEN r.mode <> 'cash' AND r.amount_paise > 0
        AND NOT EXISTS (SELECT FROM receipt_correction c WHERE c.receipt_id = r.id)
      THEN EXISTS (SELECT FROM bank_backing b WHERE b.receipt_id = r.id)
        OR EXISTS (SELECT FROM reference_claim c JOIN receipt i ON i.id = c.receipt_id
          JOIN bank_row b ON b.reference = c.reference AND NOT b.left_out AND b.amount_paise >= i.amount_paise
          WHERE c.receipt_id = r.id) END AS is_backed,
    r.received_on AS value_day, r.id AS ledger_id, false AS is_correction
  FROM receipt r
  WHERE r.mode <> 'scheme-credit'
    AND NOT EXISTS (SELECT FROM receipt_correction c WHERE c.receipt_id = r.id AND c.booked_on IS NOT DISTINCT FROM r.booked_on)
  UNION ALL
  SELECT md5('correction of ' || r.id)::uuid, 'order', c.booked_on, r.mode, r.reference, -r.amount_paise, c.recorded_at,
    NULL, r.received_on, r.id, true
  FROM receipt_correction c JOIN receipt r ON r.id = c.receipt_id
  WHERE c.booked_on IS DISTINCT FROM r.booked_on AND r.mode <> 'scheme-credit'
  UNION ALL
  SELECT e.id, 'passbook', coalesce(e.booked_on, e.received_on), e.mode, e.reference, e.amount_paise, e.recorded_at,
    CASE WHEN e.mode <> 'cash' AND e.amount_paise > 0
        AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)
      THEN EXISTS (SELECT FROM bank_backing b WHERE b.entry_id = e.id)
        OR EXISTS (SELECT FROM membership_reference c JOIN membership_entry i ON i.id = c.entry_id
          JOIN bank_row b ON b.reference = c.reference AND NOT b.left_out AND b.amount_paise >= i.amount_paise
          WHERE c.entry_id = e.id) END,
    e.received_on, e.id, false
  FROM membership_entry e
  WHERE e.kind IN ('receipt', 'refund')
    AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id AND c.booked_on IS NOT DISTINCT FROM e.booked_on)
  UNION ALL
  SELECT c.id, 'passbook', c.booked_on, e.mode, e.reference, c.amount_paise, c.recorded_at, NULL, e.received_on, c.id, true
  FROM membership_entry c JOIN membership_entry e ON e.id = c.corrects
  WHERE c.booked_on IS DISTINCT FROM e.booked_on AND e.kind IN ('receipt', 'refund')
  UNION ALL
  SELECT p.id, 'payout', (coalesce(p.paid_before, p.settled_at) AT TIME ZONE 'Asia/Kolkata')::date, 'bank',
    p.bank_reference, p.tax_paise - p.gross_paise, coalesce(p.paid_before, p.settled_at), NULL,
    (coalesce(p.paid_before, p.settled_at) AT TIME ZONE 'Asia/Kolkata')::date, p.id, false
  FROM payout p
  WHERE (p.state = 'paid' OR p.paid_before IS NOT NULL) AND p.gross_paise > p.tax_paise
  UNION ALL
  SELECT md5('return of ' || p.id)::uuid, 'payout', (p.settled_at AT TIME ZONE 'Asia/Kolkata')::date, 'bank',
    p.bank_reference, p.gross_paise - p.tax_paise, p.settled_at, NULL,
    (p.settled_at AT TIME ZONE 'Asia/Kolkata')::date, p.id, true
  FROM payout p
  WHERE p.paid_before IS NOT NULL AND p.gross_paise > p.tax_paise;
