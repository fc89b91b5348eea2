REVOKE ALL ON city, city_redirect, pickup_location, state FROM shop_app;
GRANT SELECT, INSERT, UPDATE (active, delivery_days, introduction, last_order_on, name, position, questions,
  revision, slug, state_code), DELETE ON city TO shop_app;
GRANT SELECT, INSERT, DELETE ON city_redirect TO shop_app;
GRANT SELECT, INSERT, UPDATE (active, address, city, contact, freight_paise, hours, map_url, name, phone, pin_code,
  position, revision, state_code), DELETE ON pickup_location TO shop_app;
GRANT SELECT, UPDATE (allowed, bursting_hours, checked_on, door_delivery_paise, goods, minimum_order_paise, note,
  packing_basis_points, position, reason, revision, served, source) ON state TO shop_app;
