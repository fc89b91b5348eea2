REVOKE ALL ON packing_tick FROM shop_app;
GRANT SELECT, INSERT, UPDATE (device, packed, sequence, staff_id, staff_name, ticked_at) ON packing_tick TO shop_app;
