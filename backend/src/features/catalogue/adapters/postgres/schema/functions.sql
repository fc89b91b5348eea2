-- Whatever changes what stands in the form of a product (a price sheet, an import) makes a new revision of it, but for
-- another name of its brand or tags: that is no change of the product.
CREATE OR REPLACE FUNCTION next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;

-- A brand or a tag that a product names for the first time is added, so that form, import and demonstration all can.
CREATE OR REPLACE FUNCTION product_words_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.brand IS NOT NULL AND NOT EXISTS (SELECT FROM brand WHERE name = NEW.brand) THEN
    INSERT INTO brand (id, name, position)
      SELECT uuidv7(), NEW.brand, coalesce(max(position), 0) + 1 FROM brand ON CONFLICT (name) DO NOTHING;
  END IF;
  IF EXISTS (SELECT unnest(NEW.tags) EXCEPT SELECT name FROM product_tag) THEN
    INSERT INTO product_tag (id, name, position)
      SELECT uuidv7(), t.name, t.place + (SELECT coalesce(max(position), 0) FROM product_tag)
      FROM unnest(NEW.tags) WITH ORDINALITY AS t (name, place)
      WHERE NOT EXISTS (SELECT FROM product_tag k WHERE k.name = t.name) ON CONFLICT (name) DO NOTHING;
  END IF;
  RETURN NEW;
END $$;

-- Products are locked in the order of their ids, as orders lock them.
CREATE OR REPLACE FUNCTION brand_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product WHERE brand = OLD.name ORDER BY id FOR NO KEY UPDATE;
  UPDATE product SET brand = NEW.name WHERE brand = OLD.name;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION product_tag_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product WHERE OLD.name = ANY (tags) ORDER BY id FOR NO KEY UPDATE;
  UPDATE product SET tags = array_replace(tags, OLD.name, NEW.name) WHERE OLD.name = ANY (tags);
  RETURN NULL;
END $$;
