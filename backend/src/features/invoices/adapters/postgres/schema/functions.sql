-- Gives an invoice the next number of its series: rolled back with it, so that there is no gap. Runs with its owner's
-- rights and may be called by nobody.
CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO invoice_series (prefix, financial_year, last) VALUES (NEW.prefix, NEW.financial_year, 1)
  ON CONFLICT (prefix, financial_year) DO UPDATE SET last = invoice_series.last + 1
  RETURNING last INTO NEW.running;
  NEW.number := NEW.prefix || '/' || NEW.financial_year || '/'
    || lpad(NEW.running::text, greatest(5, length(NEW.running::text)), '0');
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION number_invoice() FROM PUBLIC;
