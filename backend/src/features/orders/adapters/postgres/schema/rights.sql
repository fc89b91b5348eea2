REVOKE ALL ON claim_photo, device_order, order_breaker, order_claim, order_event, order_line, order_merge, order_proposal, order_revision, order_sent,
  order_series, orders, own_change, payment, receipt, receipt_correction, reference_claim FROM shop_app;
REVOKE ALL ON SEQUENCE order_number FROM shop_app;
GRANT SELECT, INSERT ON claim_photo TO shop_app;
GRANT SELECT, INSERT, UPDATE (remembered), DELETE ON device_order TO shop_app;
GRANT SELECT, UPDATE (off_at, on_since, turned_by) ON order_breaker TO shop_app;
GRANT SELECT, INSERT, UPDATE (answer, answered_at, answered_by_name, credit_paise, state) ON order_claim TO shop_app;
GRANT SELECT, INSERT ON order_event TO shop_app;
GRANT SELECT, INSERT, DELETE ON order_line TO shop_app;
GRANT SELECT, INSERT ON order_merge TO shop_app;
GRANT USAGE ON SEQUENCE order_number TO shop_app;
GRANT SELECT, INSERT, UPDATE (overtaken_at, said_by, settled_at, settled_by_kind, settled_by_name,
  state) ON order_proposal TO shop_app;
GRANT SELECT, INSERT ON order_revision TO shop_app;
GRANT SELECT, INSERT, UPDATE (at), DELETE ON order_sent TO shop_app;
GRANT SELECT, INSERT, UPDATE (starts_after) ON order_series TO shop_app;
GRANT SELECT, INSERT, UPDATE (address, benefit_paise, benefit_rounding_paise, charges_by_hand, city,
  credited_goods_paise, credited_paise, customer_name, delivery, district, email, eway_bill, freight_paise,
  from_stranger, goods_paise, gstin, hold_reason, lr_date, lr_number, mrp_paise, packing_paise, parcels, phone,
  pickup_location, pickup_location_id, pin_code, referral_code, referrer_id, remarks, reserved, revision,
  rounding_paise, state, state_code, state_name, total_paise, trade_name, transporter, unreserved,
  whatsapp) ON orders TO shop_app;
GRANT SELECT, INSERT, UPDATE (answer, settled_at, settled_by_kind, settled_by_name, state) ON own_change TO shop_app;
GRANT SELECT, INSERT ON payment TO shop_app;
GRANT SELECT, INSERT ON receipt TO shop_app;
GRANT SELECT, INSERT ON receipt_correction TO shop_app;
GRANT SELECT, INSERT, DELETE ON reference_claim TO shop_app;
