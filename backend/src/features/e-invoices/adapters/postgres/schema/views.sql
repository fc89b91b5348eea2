-- Where each invoice and credit note stands that needs an IRN or has one: those to registered buyers from the day that
-- the settings name. What was taken back before it was registered needs none any more, and neither does the credit note
-- that took it back.
CREATE OR REPLACE VIEW invoice_registration AS
  SELECT i.id, i.number, i.issued_at,
    CASE
      WHEN e.cancelled_on IS NOT NULL THEN 'cancelled'
      WHEN e.irn IS NOT NULL THEN 'registered'
      WHEN EXISTS (SELECT FROM invoice c WHERE c.credits = i.id AND NOT c.is_part) THEN 'taken-back'
      WHEN NOT i.is_part AND EXISTS (SELECT FROM invoice x WHERE x.id = i.credits AND x.day >= since.day
          AND NOT EXISTS (SELECT FROM e_invoice r WHERE r.invoice_id = x.id AND r.cancelled_on IS NULL)) THEN 'taken-back'
      ELSE 'missing'
    END AS state
  FROM invoice i
  LEFT JOIN e_invoice e ON e.invoice_id = i.id
  LEFT JOIN (SELECT (s.value ->> 'eInvoiceFrom')::date AS day FROM setting s WHERE s.section = 'invoices') since ON true
  WHERE ((i.content -> 'buyer') ->> 'gstin') IS NOT NULL AND (e.irn IS NOT NULL OR i.day >= since.day);
