-- There is no number without the one before it.
ALTER TABLE invoice DROP CONSTRAINT IF EXISTS invoice_without_gap;
ALTER TABLE invoice ADD CONSTRAINT invoice_without_gap
  FOREIGN KEY (prefix, financial_year, previous) REFERENCES invoice (prefix, financial_year, running);
