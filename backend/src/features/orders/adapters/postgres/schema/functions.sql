CREATE SEQUENCE IF NOT EXISTS order_number AS integer;

-- Lines change only together with a new revision of their order, or with the order itself.
CREATE OR REPLACE FUNCTION order_lines_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT order_id FROM changed) c
    WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = c.order_id AND o.born = pg_current_xact_id())
      AND NOT EXISTS (SELECT FROM order_revision r
        WHERE r.order_id = c.order_id AND r.written = pg_current_xact_id())) THEN
    RAISE EXCEPTION 'the lines of an order changed without a new revision'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_lines_revised';
  END IF;
  RETURN NULL;
END $$;

-- So does its total.
CREATE OR REPLACE FUNCTION order_total_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.born IS DISTINCT FROM pg_current_xact_id()
    AND NOT EXISTS (SELECT FROM orders o WHERE o.id = NEW.id AND o.revision > OLD.revision) THEN
    RAISE EXCEPTION 'the total of an order changed without a new revision'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_total_revised';
  END IF;
  RETURN NULL;
END $$;

-- One announcement an order: what it takes from stock and writes into ledgers is not announced by itself.
CREATE OR REPLACE FUNCTION order_live_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_live('orders', NEW.number);
  IF NEW.referrer_id IS NOT NULL THEN PERFORM announce_live('referrals', NEW.referrer_id::text); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION order_note_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_live('orders', o.number) FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION claim_photo_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_live('orders', o.number)
    FROM order_claim c JOIN orders o ON o.id = c.order_id WHERE c.id = NEW.claim_id;
  RETURN NULL;
END $$;

-- Keeps the sums `orders.paid_paise` and `receipt.allocated_paise`. Runs with its owner's rights and may be called by
-- nobody: the sums are the ledger's alone.
CREATE OR REPLACE FUNCTION payment_entered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE orders SET paid_paise = paid_paise + NEW.amount_paise WHERE id = NEW.order_id;
  UPDATE receipt SET allocated_paise = allocated_paise + NEW.amount_paise WHERE id = NEW.receipt_id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION payment_entered() FROM PUBLIC;

-- A payment without a receipt gets one of its own.
CREATE OR REPLACE FUNCTION payment_before_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receipt (id, mode, reference, amount_paise, received_on, note, recorded_at)
    VALUES (NEW.id, NEW.mode, NEW.reference, NEW.amount_paise, NEW.received_on, NEW.note, NEW.recorded_at);
  INSERT INTO reference_claim SELECT NEW.id, NEW.mode, NEW.reference WHERE NEW.reference IS NOT NULL;
  NEW.receipt_id := NEW.id;
  NEW.kind := CASE WHEN NEW.amount_paise > 0 THEN 'received' ELSE 'refunded' END;
  NEW.recorded_by_name := (SELECT name FROM staff WHERE id = NEW.recorded_by);
  RETURN NEW;
END $$;
