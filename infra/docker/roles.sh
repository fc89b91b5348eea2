#!/bin/bash
# Runs once, when the database volume is new: the role that migrates and the role that serves, and the shop's database.
# What the serving role may do is granted by the migrations.
set -euo pipefail
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$SHOP_OWNER_PASSWORD" --set app_password="$SHOP_APP_PASSWORD" <<'SQL'
create role shop_owner login password :'owner_password';
create role shop_app login password :'app_password';
-- Those that the backend also asks for at each connection: behind a pooler it cannot.
alter role shop_app set statement_timeout = '2s';
alter role shop_app set lock_timeout = '1500ms';
alter role shop_app set idle_in_transaction_session_timeout = '5s';
create database shop owner shop_owner locale_provider builtin builtin_locale 'C.UTF-8' template template0;
revoke all on database shop from public;
grant connect on database shop to shop_app;
SQL
