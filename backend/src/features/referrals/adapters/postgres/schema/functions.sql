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

-- What was earned and neither credited nor paid yet, up to an instant: after the last entry that a monthly credit or an
-- approved payout covers. A transfer that failed is earned anew on the day on which it came back, unless its tax
-- stands: then it was taxed. Entries have their turns in the order in which they are seen: one that stands behind the
-- first of the next month waits for that. `since` is never before the first month that is credited.
CREATE OR REPLACE FUNCTION commission_uncredited(of_referrer uuid, before timestamptz DEFAULT 'infinity',
  through bigint DEFAULT 9223372036854775807)
RETURNS TABLE (gross_paise bigint, through_turn bigint, since timestamptz) LANGUAGE sql STABLE AS $$
  WITH covered AS (
    SELECT greatest(
      (SELECT coalesce(max(c.through_turn), 0) FROM commission_credit c WHERE c.referrer_id = of_referrer),
      (SELECT coalesce(max(p.through_turn), 0) FROM payout p
       WHERE p.referrer_id = of_referrer AND p.state IN ('sent', 'paid', 'failed'))) AS turn),
  earned AS (
    SELECT e.turn, e.at, CASE e.kind WHEN 'returned' THEN p.uncredited_paise ELSE e.due_paise END AS paise
    FROM commission_entry e LEFT JOIN payout p ON p.id = e.payout_id
    WHERE e.referrer_id = of_referrer AND e.turn > (SELECT turn FROM covered)
      AND e.turn <= through
      AND e.kind NOT IN ('paid', 'taxed') AND e.due_paise <> 0 AND p.tax_stands IS NOT TRUE)
  SELECT coalesce(sum(paise), 0)::bigint, max(turn), greatest(min(at),
    (SELECT (month || '-01')::date::timestamp AT TIME ZONE 'Asia/Kolkata' FROM commission_credit_start)) FROM earned
  WHERE turn < coalesce((SELECT min(turn) FROM earned WHERE at >= before), 9223372036854775807)
$$;

-- A copy of the release before credits nothing and names no such part.
CREATE OR REPLACE FUNCTION payout_uncredited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.uncredited_paise := coalesce(NEW.uncredited_paise, NEW.gross_paise);
  RETURN NEW;
END $$;
