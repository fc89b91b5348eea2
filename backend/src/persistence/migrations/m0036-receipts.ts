import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/**
 * Money that came in, or went back, is a receipt; what an order has of it is a payment. So one transfer pays several
 * orders, a wrong entry is corrected as a whole, and its reference is free again though no row of the ledger changes.
 */
export class Receipts extends Migration {
  override up(): void {
    this.tables();
    this.oldPayments();
    this.ledger();
    this.beforeReceipts();
    this.addSql(
      grant({
        receipt: 'select, insert',
        receipt_correction: 'select, insert',
        reference_claim: 'select, insert, delete',
      }),
    );
  }

  private tables(): void {
    this.addSql(`
      CREATE TABLE receipt (
        id uuid PRIMARY KEY,
        mode text NOT NULL CHECK (mode IN ('upi', 'bank', 'cash', 'scheme-credit')),
        reference text,
        amount_paise bigint NOT NULL CHECK (amount_paise <> 0),
        allocated_paise bigint NOT NULL DEFAULT 0,
        received_on date NOT NULL,
        note text NOT NULL DEFAULT '',
        recorded_at timestamptz NOT NULL,
        CHECK (mode NOT IN ('upi', 'bank') OR reference IS NOT NULL),
        CONSTRAINT receipt_not_exceeded
          CHECK (allocated_paise BETWEEN least(amount_paise, 0) AND greatest(amount_paise, 0))
      );
      COMMENT ON COLUMN receipt.amount_paise IS 'Negative: paid back';
      COMMENT ON COLUMN receipt.allocated_paise IS 'The sum of its payments, kept by a trigger on them';
      CREATE INDEX receipt_reference ON receipt (reference) WHERE reference IS NOT NULL;
      CREATE TABLE receipt_correction (
        receipt_id uuid PRIMARY KEY REFERENCES receipt,
        reason text NOT NULL CHECK (reason <> ''),
        recorded_at timestamptz NOT NULL,
        recorded_by uuid REFERENCES staff,
        recorded_by_name text NOT NULL
      );
      COMMENT ON TABLE receipt_correction IS 'Receipts that were wrong: whatever orders had of them is taken back';
      CREATE TABLE reference_claim (
        receipt_id uuid PRIMARY KEY REFERENCES receipt,
        mode text NOT NULL,
        reference text NOT NULL
      );
      COMMENT ON TABLE reference_claim IS 'A reference is one receipt’s in its mode, until that is corrected';
    `);
  }

  /** Every entry there is becomes a receipt that is wholly its order’s. */
  private oldPayments(): void {
    this.addSql(`
      ALTER TABLE payment ADD COLUMN receipt_id uuid REFERENCES receipt;
      ALTER TABLE payment ADD COLUMN kind text
        CHECK (kind IN ('received', 'refunded', 'corrected', 'moved'));
      ALTER TABLE payment ADD COLUMN recorded_by_name text;
      INSERT INTO receipt (id, mode, reference, amount_paise, allocated_paise, received_on, note, recorded_at)
        SELECT id, mode, reference, amount_paise, amount_paise, received_on, note, recorded_at FROM payment;
      INSERT INTO reference_claim SELECT id, mode, reference FROM payment WHERE reference IS NOT NULL;
      UPDATE payment p SET receipt_id = p.id, recorded_by_name = s.name,
        kind = CASE WHEN amount_paise > 0 THEN 'received' ELSE 'refunded' END
        FROM staff s WHERE s.id = p.recorded_by;
      ALTER TABLE payment DROP COLUMN idempotency_key, DROP CONSTRAINT payment_reference_unique,
        ALTER COLUMN receipt_id SET NOT NULL, ALTER COLUMN kind SET NOT NULL,
        ALTER COLUMN recorded_by_name SET NOT NULL, ALTER COLUMN recorded_by DROP NOT NULL;
      CREATE INDEX payment_receipt ON payment (receipt_id);
      ALTER TABLE reference_claim ADD CONSTRAINT payment_reference_unique UNIQUE (reference, mode);
      ALTER TABLE orders ADD CONSTRAINT orders_paid_not_negative CHECK (paid_paise >= 0);
    `);
  }

  private ledger(): void {
    this.addSql(`
      CREATE OR REPLACE FUNCTION payment_entered() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
        UPDATE orders SET paid_paise = paid_paise + NEW.amount_paise WHERE id = NEW.order_id;
        UPDATE receipt SET allocated_paise = allocated_paise + NEW.amount_paise WHERE id = NEW.receipt_id;
        RETURN NULL; END $$;
    `);
  }

  /** The version before this one goes on entering payments until all its copies have ended. */
  private beforeReceipts(): void {
    this.addSql(`
      ALTER TABLE payment ALTER COLUMN mode DROP NOT NULL, ALTER COLUMN received_on DROP NOT NULL;
      COMMENT ON COLUMN payment.mode IS 'As reference, received_on and note: of entries made before there were receipts';
      CREATE FUNCTION payment_before_receipts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO receipt (id, mode, reference, amount_paise, received_on, note, recorded_at)
          VALUES (NEW.id, NEW.mode, NEW.reference, NEW.amount_paise, NEW.received_on, NEW.note, NEW.recorded_at);
        INSERT INTO reference_claim SELECT NEW.id, NEW.mode, NEW.reference WHERE NEW.reference IS NOT NULL;
        NEW.receipt_id := NEW.id;
        NEW.kind := CASE WHEN NEW.amount_paise > 0 THEN 'received' ELSE 'refunded' END;
        NEW.recorded_by_name := (SELECT name FROM staff WHERE id = NEW.recorded_by);
        RETURN NEW; END $$;
      CREATE TRIGGER payment_before_receipts BEFORE INSERT ON payment FOR EACH ROW
        WHEN (NEW.receipt_id IS NULL) EXECUTE FUNCTION payment_before_receipts();
    `);
  }
}
