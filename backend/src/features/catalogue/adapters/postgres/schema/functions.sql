-- Whatever changes what stands in the form of a product (a price sheet, an import) makes a new revision of it.
CREATE OR REPLACE FUNCTION next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;
