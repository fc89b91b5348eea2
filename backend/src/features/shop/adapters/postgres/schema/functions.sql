-- Deletes rows, and before them all rows that refer to them.
CREATE OR REPLACE FUNCTION delete_with_rows_of(named regclass, ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  reference record;
BEGIN
  FOR reference IN
    SELECT c.conrelid::regclass AS child, a.attname AS name FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = named
  LOOP
    EXECUTE format('DELETE FROM %s WHERE %I = ANY ($1)', reference.child, reference.name) USING ids;
  END LOOP;
  EXECUTE format('DELETE FROM %s WHERE id = ANY ($1)', named) USING ids;
END $$;
REVOKE ALL ON FUNCTION delete_with_rows_of(regclass, uuid[]) FROM PUBLIC;

-- What of the demonstration would go: with `with_changed` also what somebody changed since, except settings and states.
CREATE OR REPLACE FUNCTION demonstration_going(asked text, with_changed boolean) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  SELECT key FROM demonstration_thing
  WHERE kind = asked AND (NOT changed OR with_changed AND asked NOT IN ('setting', 'state'))
$$;

-- Whether an order stays for good: it is not cancelled, or money or an invoice is booked on it.
CREATE OR REPLACE FUNCTION order_stays(given orders) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT given.state <> 'cancelled' OR EXISTS (SELECT FROM payment p WHERE p.order_id = given.id)
    OR EXISTS (SELECT FROM invoice i WHERE i.order_id = given.id)
    OR EXISTS (SELECT FROM membership_entry e WHERE e.order_id = given.id)
$$;

-- Deletes orders with all that is known of them, and sums up their days anew. The wording that they accepted stays: the
-- next order accepts the same.
CREATE OR REPLACE FUNCTION delete_orders(ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  days date[];
BEGIN
  days := ARRAY(SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Kolkata')::date FROM orders WHERE id = ANY (ids));
  -- Lines change with a revision of their order only, or in the transaction that wrote it.
  UPDATE orders SET born = pg_current_xact_id() WHERE id = ANY (ids);
  PERFORM delete_with_rows_of('orders', ids);
  DELETE FROM order_day_share WHERE day = ANY (days);
  DELETE FROM order_day WHERE day = ANY (days);
  DELETE FROM order_day_touched WHERE day = ANY (days);
  INSERT INTO order_day_touched (day, sold) SELECT day, true FROM unnest(days) day
    WHERE EXISTS (SELECT FROM orders o WHERE o.placed_at >= (day::timestamp AT TIME ZONE 'Asia/Kolkata')
      AND o.placed_at < ((day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'));
END $$;
REVOKE ALL ON FUNCTION delete_orders(uuid[]) FROM PUBLIC;

-- The orders of a shop that has none but such as may go: it was only tried.
CREATE OR REPLACE FUNCTION test_orders() RETURNS SETOF orders
LANGUAGE sql STABLE AS $$
  SELECT * FROM orders WHERE NOT EXISTS (SELECT FROM orders o WHERE order_stays(o))
$$;

-- Takes them away and gives their numbers; none once the shop has a customer. Runs with its owner's rights, as the
-- serving role may delete no order.
CREATE OR REPLACE FUNCTION remove_test_orders() RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  going orders[];
BEGIN
  LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
  going := ARRAY(SELECT o FROM test_orders() o);
  PERFORM delete_orders(ARRAY(SELECT id FROM unnest(going)));
  RETURN QUERY SELECT number FROM unnest(going) ORDER BY number;
END $$;
REVOKE ALL ON FUNCTION remove_test_orders() FROM PUBLIC;

-- Orders that stand on what would go.
CREATE OR REPLACE FUNCTION orders_on_demonstration(with_changed boolean)
RETURNS TABLE (id uuid, number text, placed_on date, stays boolean)
LANGUAGE sql STABLE AS $$
  SELECT o.id, o.number, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, order_stays(o) FROM orders o
  WHERE o.pickup_location_id::text IN (SELECT demonstration_going('pickup_location', with_changed))
    OR o.referrer_id::text IN (SELECT demonstration_going('referrer', with_changed))
    OR EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id
      AND l.product_id::text IN (SELECT demonstration_going('product', with_changed)))
$$;

-- What of the owner's stands on what would go, by its number: no removal then.
CREATE OR REPLACE FUNCTION demonstration_in_use(with_changed boolean) RETURNS TABLE (kind text, number text)
LANGUAGE sql STABLE AS $$
  SELECT 'order', number FROM orders_on_demonstration(with_changed) WHERE stays
  UNION ALL
  SELECT 'member', m.number FROM membership m
    WHERE m.scheme_id::text IN (SELECT demonstration_going('scheme', with_changed))
      AND (m.state <> 'cancelled' OR EXISTS (SELECT FROM membership_entry e WHERE e.membership_id = m.id))
  UNION ALL
  SELECT 'payout', b.number::text FROM payout p JOIN payout_batch b ON b.id = p.batch_id
    WHERE p.referrer_id::text IN (SELECT demonstration_going('referrer', with_changed))
$$;

-- Takes the demonstration away, but for what somebody changed and what something of the owner's needs. Runs with its
-- owner's rights, as the serving role may delete none of these rows by itself.
CREATE OR REPLACE FUNCTION remove_demonstration(with_changed boolean)
RETURNS TABLE (kind text, removed integer, kept integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb;
  after jsonb;
  named regclass;
BEGIN
  -- Whoever orders, joins or is paid waits: what came after the look at it would be deleted with what it stands on.
  LOCK TABLE orders, membership, payout IN SHARE ROW EXCLUSIVE MODE;
  before := (SELECT jsonb_object_agg(c.kind, c.count)
    FROM (SELECT t.kind, count(*) FROM demonstration_thing t GROUP BY t.kind) c);
  IF EXISTS (SELECT FROM demonstration_in_use(with_changed)) THEN RAISE 'the demonstration is in use'; END IF;
  PERFORM delete_orders(ARRAY(SELECT id FROM orders_on_demonstration(with_changed)));
  DELETE FROM accepted_terms t WHERE NOT EXISTS (SELECT FROM orders o WHERE o.terms_id = t.id);
  DELETE FROM membership_event e USING membership m
    WHERE m.id = e.membership_id AND m.scheme_id::text IN (SELECT demonstration_going('scheme', with_changed));
  DELETE FROM replaced_passbook_link l USING membership m
    WHERE m.id = l.membership_id AND m.scheme_id::text IN (SELECT demonstration_going('scheme', with_changed));
  FOREACH named IN ARRAY '{product,ready_list,scheme,post,city,pickup_location,referrer}'::regclass[] LOOP
    PERFORM delete_with_rows_of(named, ARRAY(SELECT demonstration_going(named::text, with_changed)::uuid));
  END LOOP;
  PERFORM delete_with_rows_of('category', ARRAY(
    SELECT c.id FROM category c WHERE c.id::text IN (SELECT demonstration_going('category', with_changed))
      AND NOT EXISTS (SELECT FROM product p WHERE p.category_id = c.id)));
  DELETE FROM brand b WHERE id::text IN (SELECT demonstration_going('brand', with_changed))
    AND NOT EXISTS (SELECT FROM product p WHERE p.brand = b.name);
  DELETE FROM product_tag t WHERE id::text IN (SELECT demonstration_going('product_tag', with_changed))
    AND NOT EXISTS (SELECT FROM product p WHERE t.name = ANY (p.tags));
  DELETE FROM setting WHERE section IN (SELECT demonstration_going('setting', with_changed));
  DELETE FROM season s WHERE number_prefix IN (SELECT demonstration_going('season', with_changed))
    AND NOT EXISTS (SELECT FROM orders o WHERE starts_with(o.number, s.number_prefix || '-'));
  DELETE FROM picture i WHERE key IN (SELECT demonstration_going('picture', with_changed))
    AND NOT EXISTS (SELECT FROM product_picture p WHERE p.picture_key = i.key)
    AND NOT EXISTS (SELECT FROM (
      SELECT picture_key, description AS text FROM category
      UNION ALL SELECT cover_key, body FROM post
      UNION ALL SELECT picture_key, description FROM scheme
      UNION ALL SELECT NULL, description FROM product
      UNION ALL SELECT NULL, introduction || questions::text FROM city
      UNION ALL SELECT NULL, value::text FROM setting
      UNION ALL SELECT value ->> 'logo', NULL FROM setting WHERE section = 'looks'
      UNION ALL SELECT value ->> 'homePicture', NULL FROM setting WHERE section = 'looks') used
      WHERE used.picture_key = i.key OR strpos(used.text, '/media/' || i.key || '/') > 0);
  WITH restored AS (
    UPDATE state s SET (allowed, bursting_hours, bursting_hours_ta, checked_on, door_delivery_paise, goods,
        minimum_order_paise, note, note_ta, packing_basis_points, position, reason, reason_ta, served, source, revision)
      = (b.allowed, b.bursting_hours, b.bursting_hours_ta, b.checked_on, b.door_delivery_paise, b.goods,
        b.minimum_order_paise, b.note, b.note_ta, b.packing_basis_points, b.position, b.reason, b.reason_ta, b.served,
        b.source, s.revision + 1)
    FROM demonstration_row d, jsonb_populate_record(NULL::state, d.before) b
    WHERE d.table_name = 'state' AND b.code = s.code AND s.code IN (SELECT demonstration_going('state', with_changed))
      AND NOT EXISTS (SELECT FROM orders o WHERE o.state_code = s.code)
      AND NOT EXISTS (SELECT FROM pickup_location l WHERE l.state_code = s.code)
      AND NOT EXISTS (SELECT FROM city c WHERE c.state_code = s.code)
    RETURNING d.key)
  DELETE FROM demonstration_row d USING restored r WHERE d.table_name = 'state' AND d.key = r.key;
  after := (SELECT jsonb_object_agg(c.kind, c.count)
    FROM (SELECT t.kind, count(*) FROM demonstration_thing t GROUP BY t.kind) c);
  -- What is left is the owner's.
  DELETE FROM demonstration_row;
  RETURN QUERY SELECT b.key, b.value::integer - coalesce(after ->> b.key, '0')::integer,
    coalesce(after ->> b.key, '0')::integer
  FROM jsonb_each_text(before) b ORDER BY b.key;
END $$;
REVOKE ALL ON FUNCTION remove_demonstration(boolean) FROM PUBLIC;
