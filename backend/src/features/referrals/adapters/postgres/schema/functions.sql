-- Keeps `commission_sum`. Runs with its owner's rights and may be called by nobody: the sums are the ledger's alone.
CREATE OR REPLACE FUNCTION commission_entered() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO commission_sum AS s (referrer_id, pending_paise, due_paise, paid_paise)
  VALUES (NEW.referrer_id, NEW.pending_paise, NEW.due_paise, NEW.paid_paise)
  ON CONFLICT (referrer_id) DO UPDATE SET pending_paise = s.pending_paise + NEW.pending_paise,
    due_paise = s.due_paise + NEW.due_paise, paid_paise = s.paid_paise + NEW.paid_paise;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION commission_entered() FROM PUBLIC;

-- A code that was ever given to one referrer is never given to another.
CREATE OR REPLACE FUNCTION referrer_code_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO referrer_code (code, referrer_id) VALUES (NEW.code, NEW.id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM referrer_code WHERE code = NEW.code AND referrer_id = NEW.id) THEN
    RAISE unique_violation USING CONSTRAINT = 'referrer_code_taken', MESSAGE = 'The code was given to another';
  END IF;
  RETURN NULL;
END $$;
