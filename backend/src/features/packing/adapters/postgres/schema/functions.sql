CREATE OR REPLACE FUNCTION packing_tick_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_live('packing', o.number) FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;
