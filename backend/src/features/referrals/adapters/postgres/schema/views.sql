-- Each time that tax on commission fell due: with a monthly credit, or with a payout of what none had credited. A
-- transfer that failed is none, unless its tax stands. `day` is that of the credit or of the payment, whichever was
-- first; `paid_on` and `reference` are of the payout that paid it, `reference` else of the one that failed.
CREATE OR REPLACE VIEW commission_tax AS
  SELECT c.id, c.referrer_id, c.month, c.credited_on AS day, c.credited_on, c.booked_on, paid.on_day AS paid_on,
    paid.reference, c.gross_paise, c.taxable_paise, c.tax_paise, c.tax_basis_points AS basis_points, c.tax_year,
    c.tax_section, c.payee, c.challan_id
  FROM commission_credit c
  LEFT JOIN LATERAL (
    SELECT (b.approved_at AT TIME ZONE 'Asia/Kolkata')::date AS on_day, p.reference
    FROM payout p JOIN payout_batch b ON b.id = p.batch_id
    WHERE p.referrer_id = c.referrer_id AND p.through_turn >= c.through_turn AND p.state IN ('sent', 'paid')
      AND c.gross_paise > 0
    ORDER BY p.through_turn LIMIT 1) paid ON true
  UNION ALL
  SELECT p.id, p.referrer_id, NULL, (b.approved_at AT TIME ZONE 'Asia/Kolkata')::date, NULL, NULL,
    CASE WHEN p.tax_stands THEN paid.on_day ELSE (b.approved_at AT TIME ZONE 'Asia/Kolkata')::date END,
    coalesce(paid.reference, p.reference), p.uncredited_paise, p.taxable_paise, p.tax_paise, p.tax_basis_points,
    p.tax_year, p.tax_section, p.payee, p.challan_id
  FROM payout p JOIN payout_batch b ON b.id = p.batch_id
  LEFT JOIN LATERAL (
    SELECT (a.approved_at AT TIME ZONE 'Asia/Kolkata')::date AS on_day, n.reference
    FROM payout n JOIN payout_batch a ON a.id = n.batch_id
    WHERE n.referrer_id = p.referrer_id AND n.state IN ('sent', 'paid') AND n.through_turn >= (
      SELECT max(e.turn) FROM commission_entry e WHERE e.payout_id = p.id AND e.kind = 'returned')
    ORDER BY n.through_turn LIMIT 1) paid ON p.tax_stands
  WHERE (p.state IN ('sent', 'paid') OR p.tax_stands) AND p.uncredited_paise <> 0;
