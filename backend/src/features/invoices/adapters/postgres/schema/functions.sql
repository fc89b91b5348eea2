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

-- What returns and reports need of a document: its parties, its lines summed by HSN, rate and unit (charges apart), and
-- the tax of each product of its order. `sums` is in the names of the lines.
CREATE OR REPLACE FUNCTION invoice_tax_of(of_order uuid, content jsonb)
RETURNS TABLE(seller_gstin text, gstin text, buyer_name text, place_code text, place_name text, is_within_state boolean,
  sums jsonb, products uuid[], product_taxes bigint[])
LANGUAGE sql STABLE AS $$
  WITH lines AS (
    SELECT * FROM jsonb_to_recordset(content -> 'lines') AS l (code text, hsn text, "basisPoints" integer, unit text,
      charge text, quantity integer, "taxablePaise" bigint, "cgstPaise" bigint, "sgstPaise" bigint, "igstPaise" bigint))
  SELECT b.seller ->> 'gstin', coalesce(b.buyer ->> 'gstin', ''),
    CASE WHEN coalesce(b.buyer ->> 'gstin', '') = '' THEN ''
      ELSE coalesce(nullif(b.buyer ->> 'tradeName', ''), b.buyer ->> 'name') END,
    coalesce(b."placeOfSupply" ->> 'code', b.buyer ->> 'stateCode'),
    coalesce(b."placeOfSupply" ->> 'name', b.buyer ->> 'stateName'),
    b."isWithinState", s.sums, t.products, t.taxes
  FROM jsonb_to_record(content) AS b (seller jsonb, buyer jsonb, "placeOfSupply" jsonb, "isWithinState" boolean),
    (SELECT coalesce(jsonb_agg(g), '[]') AS sums FROM (
      SELECT hsn, "basisPoints", unit, charge IS NOT NULL AS "isCharge", coalesce(sum(quantity), 0)::bigint AS quantity,
        sum("taxablePaise")::bigint AS "taxablePaise", sum("cgstPaise")::bigint AS "cgstPaise",
        sum("sgstPaise")::bigint AS "sgstPaise", sum("igstPaise")::bigint AS "igstPaise"
      FROM lines GROUP BY 1, 2, 3, 4) g) s,
    (SELECT coalesce(array_agg(product_id), '{}') AS products, coalesce(array_agg(tax), '{}') AS taxes FROM (
      SELECT o.product_id, sum(l."cgstPaise" + l."sgstPaise" + l."igstPaise")::bigint AS tax
      FROM lines l JOIN order_line o ON o.order_id = of_order AND o.code = l.code GROUP BY 1) p) t
$$;

-- Runs with its owner's rights and may be called by nobody.
CREATE OR REPLACE FUNCTION keep_invoice_tax() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM invoice_tax WHERE invoice_id = NEW.id;
  INSERT INTO invoice_tax SELECT NEW.id, t.* FROM invoice_tax_of(NEW.order_id, NEW.content) t;
  -- The lines of the order may be others by now.
  IF NEW.credits IS NOT NULL AND NOT NEW.is_part THEN
    UPDATE invoice_tax t SET products = o.products, product_taxes = o.product_taxes
    FROM invoice_tax o WHERE t.invoice_id = NEW.id AND o.invoice_id = NEW.credits;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION keep_invoice_tax() FROM PUBLIC;
