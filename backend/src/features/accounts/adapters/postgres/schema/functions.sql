-- What a person may do has changed: sessions that were opened under another `access_version` are over. A number instead
-- of an instant: no clock, and no race with a sign-in that began before the change.
CREATE OR REPLACE FUNCTION access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.access_version := OLD.access_version + 1;
  RETURN NEW;
END $$;
