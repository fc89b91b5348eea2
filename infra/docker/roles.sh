#!/bin/bash
# Runs once, when the database volume is new: the role that migrates and the role that serves, and the shop's database.
set -euo pipefail
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$SHOP_OWNER_PASSWORD" --set app_password="$SHOP_APP_PASSWORD" <<'SQL'
create role shop_owner login password :'owner_password';
create role shop_app login password :'app_password';
create database shop owner shop_owner locale_provider builtin builtin_locale 'C.UTF-8' template template0;
revoke all on database shop from public;
grant connect on database shop to shop_app;
\connect shop
grant usage on schema public to shop_app;
alter default privileges for role shop_owner grant usage on schemas to shop_app;
alter default privileges for role shop_owner grant select, insert, update, delete on tables to shop_app;
alter default privileges for role shop_owner grant usage, select on sequences to shop_app;
SQL
