-- A membership keeps the terms of its scheme as they are: neither side can change them alone.
ALTER TABLE membership DROP CONSTRAINT IF EXISTS membership_terms_fkey;
ALTER TABLE membership ADD CONSTRAINT membership_terms_fkey
  FOREIGN KEY (scheme_id, monthly_paise, instalments, benefit_basis_points, first_month, due_day, grace_days)
  REFERENCES scheme (id, monthly_paise, instalments, benefit_basis_points, first_month, due_day, grace_days);
