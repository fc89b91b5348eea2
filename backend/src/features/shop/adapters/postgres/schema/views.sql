-- What is left of the demonstration that a person would name, and whether somebody changed it, or its stock, since it was filled in.
CREATE OR REPLACE VIEW demonstration_thing AS
  SELECT d.table_name AS kind, k.key, coalesce(r.revision, 0) > (d.table_name = 'setting')::integer AS changed
  FROM demonstration_row d
  CROSS JOIN LATERAL (SELECT coalesce(d.key::jsonb ->> 'id', d.key::jsonb ->> 'key', d.key::jsonb ->> 'code',
    d.key::jsonb ->> 'section', d.key::jsonb ->> 'number_prefix') AS key) k
  JOIN (
    SELECT 'category' AS kind, id::text AS key, revision FROM category
    UNION ALL SELECT 'product', p.id::text, p.revision + (SELECT count(*)::integer FROM stock_entry e
      WHERE e.product_id = p.id AND e.reason IN ('counted', 'goods-in', 'correction')) FROM product p
    UNION ALL SELECT 'brand', id::text, revision FROM brand
    UNION ALL SELECT 'product_tag', id::text, revision FROM product_tag
    UNION ALL SELECT 'ready_list', id::text, revision FROM ready_list
    UNION ALL SELECT 'city', id::text, revision FROM city
    UNION ALL SELECT 'pickup_location', id::text, revision FROM pickup_location
    UNION ALL SELECT 'state', code, revision FROM state
    UNION ALL SELECT 'referrer', id::text, revision FROM referrer
    UNION ALL SELECT 'scheme', id::text, revision FROM scheme
    UNION ALL SELECT 'post', id::text, revision FROM post
    UNION ALL SELECT 'setting', section, revision FROM setting
    UNION ALL SELECT 'picture', key, NULL FROM picture
    UNION ALL SELECT 'season', number_prefix, NULL FROM season
  ) r ON r.kind = d.table_name AND r.key = k.key;
