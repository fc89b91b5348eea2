import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/**
 * Tax invoices and credit notes, never changed and never taken back. The database gives the numbers: whoever inserts
 * waits for the row of the series, so that a number which is not committed is the next one's.
 */
export class Invoices extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN eway_bill text CHECK (eway_bill ~ '^[0-9]{12}$');

      CREATE TABLE invoice_series (
        prefix text NOT NULL CHECK (prefix ~ '^[A-Z]{1,3}$'),
        financial_year text NOT NULL CHECK (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
        last integer NOT NULL CHECK (last > 0),
        PRIMARY KEY (prefix, financial_year)
      );
      COMMENT ON TABLE invoice_series IS 'The last number of every series and financial year; written by number_invoice alone';

      CREATE TABLE invoice (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
        prefix text NOT NULL,
        financial_year text NOT NULL,
        running integer NOT NULL CHECK (running > 0),
        previous integer GENERATED ALWAYS AS (nullif(running - 1, 0)) STORED,
        number text NOT NULL UNIQUE CHECK (number ~ '^[A-Z0-9/-]{1,16}$'),
        order_id uuid NOT NULL REFERENCES orders,
        credits uuid UNIQUE REFERENCES invoice,
        issued_at timestamptz NOT NULL,
        day date NOT NULL,
        reason text NOT NULL,
        taxable_paise bigint NOT NULL CHECK (taxable_paise >= 0),
        cgst_paise bigint NOT NULL CHECK (cgst_paise >= 0),
        sgst_paise bigint NOT NULL CHECK (sgst_paise = cgst_paise),
        igst_paise bigint NOT NULL CHECK (igst_paise >= 0 AND (igst_paise = 0 OR cgst_paise = 0)),
        rounding_paise bigint NOT NULL,
        total_paise bigint NOT NULL CHECK
          (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise + rounding_paise),
        content jsonb NOT NULL,
        CHECK ((kind = 'credit-note') = (credits IS NOT NULL)),
        UNIQUE (prefix, financial_year, running),
        CONSTRAINT invoice_without_gap
          FOREIGN KEY (prefix, financial_year, previous) REFERENCES invoice (prefix, financial_year, running)
      );
      COMMENT ON COLUMN invoice.previous IS 'There is no number without the one before it';
      COMMENT ON COLUMN invoice.content IS 'InvoiceContent of the contracts: all that stands on the paper';
      CREATE INDEX invoice_by_time ON invoice (issued_at, id);
      CREATE INDEX invoice_of_order ON invoice (order_id, issued_at);
      CREATE INDEX invoice_search ON invoice USING gin
        ((number || ' ' || (content ->> 'orderNumber') || ' ' || (content -> 'buyer' ->> 'name')) gin_trgm_ops);

      CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$ BEGIN
        INSERT INTO invoice_series (prefix, financial_year, last) VALUES (NEW.prefix, NEW.financial_year, 1)
        ON CONFLICT (prefix, financial_year) DO UPDATE SET last = invoice_series.last + 1
        RETURNING last INTO NEW.running;
        NEW.number := NEW.prefix || '/' || NEW.financial_year || '/'
          || lpad(NEW.running::text, greatest(5, length(NEW.running::text)), '0');
        RETURN NEW;
      END $$;
      REVOKE EXECUTE ON FUNCTION number_invoice() FROM PUBLIC;
      CREATE TRIGGER invoice_numbered BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION number_invoice();
    `);
    this.addSql(announced('invoice', 'invoices'));
    this.addSql(grant({ invoice: 'select, insert', orders: 'update (eway_bill)' }));
  }
}
