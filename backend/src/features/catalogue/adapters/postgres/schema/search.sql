-- Words for the search, cut at ASCII punctuation and between digits and letters (`gc01`, `7cm`): PostgreSQL's own parser
-- takes `-01` for a number and, by locale, cuts Tamil words in two.
CREATE OR REPLACE FUNCTION search_words(text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
  SELECT trim(regexp_replace(regexp_replace(regexp_replace(lower(unaccent($1)),
    '[][!-/:-@\\^_`{-~[:space:]]+', ' ', 'g'), '([a-z])([0-9])', '\1 \2', 'g'), '([0-9])([a-z])', '\1 \2', 'g'))
$$;

-- Each word may be the beginning of a longer one.
CREATE OR REPLACE FUNCTION search_query(text) RETURNS tsquery LANGUAGE sql STABLE STRICT AS $$
  SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  FROM unnest(string_to_array(search_words($1), ' ')) AS word WHERE word <> ''
$$;

-- A product is found by its code, its names and aliases, its brand, and by those of its category.
CREATE OR REPLACE FUNCTION product_search_text(p product) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT search_words(concat_ws(' ', p.code, p.name, p.name_ta, array_to_string(p.aliases, ' '), p.brand, c.name, c.name_ta,
    array_to_string(c.aliases, ' ')))
  FROM category c WHERE c.id = p.category_id
$$;

CREATE OR REPLACE FUNCTION product_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := coalesce(product_search_text(NEW), '');
  RETURN NEW;
END $$;

-- Products are locked in the order of their ids, as orders lock them.
CREATE OR REPLACE FUNCTION category_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product WHERE category_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE product p SET search_text = coalesce(product_search_text(p), '') WHERE p.category_id = NEW.id;
  RETURN NULL;
END $$;

-- A function carries its own threshold, so that the index serves `<%` with it. Only a loaded pg_trgm lets the owner of
-- the tables name its settings.
SELECT show_limit();
CREATE OR REPLACE FUNCTION similar_products(words text) RETURNS TABLE(id uuid, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.44 AS $$
  SELECT p.id, word_similarity(words, p.search_text) FROM product p WHERE words <% p.search_text
$$;
