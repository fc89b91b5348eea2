REVOKE ALL ON city, city_redirect, pickup_location, state FROM shop_app;
GRANT SELECT, INSERT, UPDATE (active, delivery_days, introduction, introduction_ta, last_order_on, name, position,
  questions, questions_ta, revision, slug, state_code), DELETE ON city TO shop_app;
GRANT SELECT, INSERT, DELETE ON city_redirect TO shop_app;
GRANT SELECT, INSERT, UPDATE (active, address, city, contact, freight_paise, hours, map_url, name, phone, pin_code,
  position, revision, state_code), DELETE ON pickup_location TO shop_app;
GRANT SELECT, UPDATE (allowed, bursting_hours, bursting_hours_ta, checked_on, door_delivery_paise, goods, minimum_order_paise,
  note, note_ta, packing_basis_points, position, reason, reason_ta, revision, served, source) ON state TO shop_app;
