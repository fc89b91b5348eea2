CREATE SEQUENCE IF NOT EXISTS passbook_number;

-- The day on which the nth instalment is due: in a month without that day, its last.
CREATE OR REPLACE FUNCTION scheme_due_day(first_month date, due_day integer, nth integer) RETURNS date
LANGUAGE sql IMMUTABLE AS $$
  SELECT least(first + due_day - 1, (first + interval '1 month')::date - 1)
  FROM (SELECT (first_month + (nth - 1) * interval '1 month')::date AS first) month
$$;

-- Keeps the sums of a membership and the day of its first payment. Runs with its owner's rights and may be called by
-- nobody: the sums are the ledger's alone.
CREATE OR REPLACE FUNCTION membership_entered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE membership SET
    held_paise = held_paise + NEW.amount_paise,
    received_paise = received_paise + CASE
      WHEN NEW.kind = 'receipt' THEN NEW.amount_paise
      WHEN NEW.kind = 'correction'
        AND (SELECT kind FROM membership_entry WHERE id = NEW.corrects) = 'receipt' THEN NEW.amount_paise
      ELSE 0 END,
    first_paid_on = (
      SELECT min(received_on) FROM membership_entry e WHERE e.membership_id = NEW.membership_id
        AND e.kind = 'receipt' AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id))
  WHERE id = NEW.membership_id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION membership_entered() FROM PUBLIC;
