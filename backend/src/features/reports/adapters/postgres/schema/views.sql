-- Every rupee that came in or went out: receipts and refunds of orders, entries of passbooks, payouts to referrers. What
-- was corrected is none, and scheme credit is no money.
CREATE OR REPLACE VIEW money_entry AS
  SELECT r.id, 'order' AS source, r.received_on AS day, r.mode, r.reference, r.amount_paise, r.recorded_at,
    (SELECT p.recorded_by_name FROM payment p WHERE p.receipt_id = r.id ORDER BY p.recorded_at, p.id LIMIT 1) AS recorded_by,
    ARRAY(SELECT o.number FROM payment p JOIN orders o ON o.id = p.order_id WHERE p.receipt_id = r.id
      GROUP BY o.number HAVING sum(p.amount_paise) <> 0 ORDER BY o.number) AS numbers,
    (SELECT o.customer_name FROM payment p JOIN orders o ON o.id = p.order_id WHERE p.receipt_id = r.id
      ORDER BY p.recorded_at DESC, p.id LIMIT 1) AS name,
    CASE WHEN r.mode <> 'cash' AND r.amount_paise > 0
      THEN EXISTS (SELECT FROM bank_backing b WHERE b.receipt_id = r.id) END AS is_backed
  FROM receipt r
  WHERE r.mode <> 'scheme-credit' AND NOT EXISTS (SELECT FROM receipt_correction c WHERE c.receipt_id = r.id)
  UNION ALL
  SELECT e.id, 'passbook', e.received_on, e.mode, e.reference, e.amount_paise, e.recorded_at, coalesce(s.name, ''),
    ARRAY[m.number], m.name,
    CASE WHEN e.mode <> 'cash' AND e.amount_paise > 0
      THEN EXISTS (SELECT FROM bank_backing b WHERE b.entry_id = e.id) END
  FROM membership_entry e JOIN membership m ON m.id = e.membership_id LEFT JOIN staff s ON s.id = e.recorded_by
  WHERE e.kind IN ('receipt', 'refund') AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id)
  UNION ALL
  SELECT p.id, 'payout', (p.settled_at AT TIME ZONE 'Asia/Kolkata')::date, 'bank', p.bank_reference,
    p.tax_paise - p.gross_paise, p.settled_at, coalesce(s.name, ''), ARRAY[p.reference], p.payee ->> 'name', NULL
  FROM payout p JOIN payout_batch b ON b.id = p.batch_id LEFT JOIN staff s ON s.id = b.approved_by
  WHERE p.state = 'paid' AND p.gross_paise > p.tax_paise;
