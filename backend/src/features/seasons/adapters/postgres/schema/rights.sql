REVOKE ALL ON season FROM shop_app;
GRANT SELECT, INSERT, UPDATE (closes_on, ended_at, name, opens_on) ON season TO shop_app;
