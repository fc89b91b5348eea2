-- The last day that is closed; null: none is.
CREATE OR REPLACE FUNCTION books_closed_through() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT closed_through FROM books_closing ORDER BY turn DESC LIMIT 1
$$;

-- The day on which something is booked whose own day is closed; null: on its own day. Whoever closes the books waits
-- for what is being booked, and the other way round.
CREATE OR REPLACE FUNCTION booked_late(value_day date, recorded_at timestamptz) RETURNS date LANGUAGE plpgsql AS $$
DECLARE
  closed date;
  recorded_on date := (recorded_at AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('books_closing'));
  closed := books_closed_through();
  IF closed IS NULL OR value_day > closed THEN RETURN NULL; END IF;
  IF recorded_on <= closed THEN
    RAISE EXCEPTION 'the books are closed up to %', closed USING ERRCODE = 'check_violation', CONSTRAINT = 'books_closed';
  END IF;
  RETURN recorded_on;
END $$;

CREATE OR REPLACE FUNCTION receipt_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked_on := booked_late(NEW.received_on, NEW.recorded_at);
  RETURN NEW;
END $$;

-- A correction is booked where its receipt is, unless that is closed.
CREATE OR REPLACE FUNCTION receipt_correction_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked_on := (SELECT coalesce(booked_late(coalesce(r.booked_on, r.received_on), NEW.recorded_at), r.booked_on)
    FROM receipt r WHERE r.id = NEW.receipt_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION membership_entry_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.corrects IS NULL THEN
    NEW.booked_on := booked_late(NEW.received_on, NEW.recorded_at);
  ELSE
    NEW.booked_on := (SELECT coalesce(booked_late(coalesce(e.booked_on, e.received_on), NEW.recorded_at), e.booked_on)
      FROM membership_entry e WHERE e.id = NEW.corrects);
  END IF;
  RETURN NEW;
END $$;

-- Invoices bear the day on which they are made, and so do entries of commissions: a closed day is a fault.
CREATE OR REPLACE FUNCTION invoice_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM booked_late(NEW.day, NEW.day::timestamp AT TIME ZONE 'Asia/Kolkata');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION commission_entry_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM booked_late((NEW.at AT TIME ZONE 'Asia/Kolkata')::date, NEW.at);
  RETURN NEW;
END $$;

-- A credit of a month that is closed is booked when it is made.
CREATE OR REPLACE FUNCTION commission_credit_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked_on := booked_late(NEW.credited_on, NEW.made_at);
  RETURN NEW;
END $$;

-- A transfer that the bank took back after its month was closed stays paid in that month and comes back today.
CREATE OR REPLACE FUNCTION payout_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM booked_late((NEW.settled_at AT TIME ZONE 'Asia/Kolkata')::date, NEW.settled_at);
  NEW.paid_before := CASE WHEN OLD.state = 'paid' AND (OLD.settled_at AT TIME ZONE 'Asia/Kolkata')::date <= books_closed_through()
    THEN OLD.settled_at END;
  RETURN NEW;
END $$;
