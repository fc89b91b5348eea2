-- Where each invoice and credit note stands that needs an IRN or has one: those to registered buyers from the day that
-- the settings name. What was taken back before it was registered needs none any more. Of an invoice that was taken back
-- so, or whose IRN was cancelled, neither does any credit note.
CREATE OR REPLACE VIEW invoice_registration AS
  SELECT i.id, i.number, i.issued_at,
    CASE
      WHEN e.cancelled_on IS NOT NULL THEN 'cancelled'
      WHEN e.irn IS NOT NULL THEN 'registered'
      WHEN EXISTS (SELECT FROM invoice c WHERE c.credits = i.id AND NOT c.is_part) THEN 'taken-back'
      WHEN of_cancelled.holds THEN 'taken-back'
      WHEN EXISTS (SELECT FROM invoice x WHERE x.id = i.credits AND x.day >= since.day
          AND EXISTS (SELECT FROM invoice c WHERE c.credits = x.id AND NOT c.is_part)
          AND NOT EXISTS (SELECT FROM e_invoice r WHERE r.invoice_id = x.id)) THEN 'taken-back'
      ELSE 'missing'
    END AS state
  FROM invoice i
  LEFT JOIN e_invoice e ON e.invoice_id = i.id
  LEFT JOIN (SELECT (s.value ->> 'eInvoiceFrom')::date AS day FROM setting s WHERE s.section = 'invoices') since ON true
  CROSS JOIN LATERAL (SELECT EXISTS (
    SELECT FROM e_invoice r WHERE r.invoice_id = i.credits AND r.cancelled_on IS NOT NULL) AS holds) of_cancelled
  WHERE ((i.content -> 'buyer') ->> 'gstin') IS NOT NULL
    AND (e.irn IS NOT NULL OR i.day >= since.day OR of_cancelled.holds);
