import { Migration } from '@mikro-orm/migrations';

export class InvoiceTax extends Migration {
  override up(): void {
    this.addSql(
      `create table "invoice_tax" ("invoice_id" uuid not null, "seller_gstin" text not null, "gstin" text not null, "buyer_name" text not null, "place_code" text not null, "place_name" text not null, "is_within_state" boolean not null, "sums" jsonb not null, "products" uuid[] not null, "product_taxes" bigint[] not null, primary key ("invoice_id"))`,
    );
    this.addSql(
      `comment on table "invoice_tax" is 'What returns and reports need of an invoice; written by keep_invoice_tax alone'`,
    );
    this.addSql(`comment on column "invoice_tax"."gstin" is 'Of the buyer; empty: not registered'`);
    this.addSql(`comment on column "invoice_tax"."buyer_name" is 'Of a registered buyer; empty of others'`);
    this.addSql(
      `comment on column "invoice_tax"."sums" is 'Of the lines that have the same HSN, rate and unit; of charges apart'`,
    );
    this.addSql(`comment on column "invoice_tax"."products" is 'Those of the order that it has lines of'`);
    this.addSql(`comment on column "invoice_tax"."product_taxes" is 'Of each of these products, paise'`);
    this.addSql(
      `alter table "invoice_tax" add constraint "invoice_tax_invoice_id_fkey" foreign key ("invoice_id") references "invoice" ("id") on update no action on delete no action`,
    );
    // As the SQL files have them: from here on each document is kept, and the next migration adds those of before.
    this.addSql(`CREATE OR REPLACE FUNCTION invoice_tax_of(of_order uuid, content jsonb)
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
$$;`);
    this.addSql(`CREATE OR REPLACE FUNCTION keep_invoice_tax() RETURNS trigger
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
END $$;`);
    this.addSql(
      `CREATE TRIGGER invoice_tax_kept AFTER INSERT OR UPDATE OF content ON invoice FOR EACH ROW EXECUTE FUNCTION keep_invoice_tax()`,
    );
  }
}
