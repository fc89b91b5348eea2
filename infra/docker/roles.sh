#!/bin/bash
# Runs once, when the database volume is new: the role that migrates and the role that serves, and the shop's database.
# What the serving role may do is granted by the migrations. Each password is in the environment, or in the file that the
# setting of its name with _FILE names.
set -euo pipefail
secret() {
  local file=${1}_FILE
  if [ -n "${!file:-}" ]; then cat "${!file}"; else printf '%s' "${!1}"; fi
}
owner_password=$(secret SHOP_OWNER_PASSWORD)
app_password=$(secret SHOP_APP_PASSWORD)
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$owner_password" --set app_password="$app_password" <<'SQL'
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
