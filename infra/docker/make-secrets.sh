#!/bin/bash
# Makes the files that docker-compose.yml reads its secrets from, each at random: infra/docker/make-secrets.sh [FOLDER]
# What is there already stays. Keep a copy elsewhere than the backups.
set -euo pipefail
folder=${1:-secrets}
mkdir -p "$folder"
# The folder is the owner's alone; the files in it are read by the containers' users.
chmod 700 "$folder"

make() { # NAME, and what to write on standard input
  if [ -e "$folder/$1" ]; then cat > /dev/null; return; fi
  # Written beside and moved: what is cut off is no secret that stays.
  cat > "$folder/$1.new" && chmod 644 "$folder/$1.new" && mv "$folder/$1.new" "$folder/$1"
}
of() { cat "$folder/$1"; }

for name in postgres_password owner_password app_password; do openssl rand -hex 24 | make "$name"; done
for name in staff_jwt_secret referrer_jwt_secret backup_key; do openssl rand -base64 48 | make "$name"; done
openssl rand -hex 32 | make store_rpc_secret
echo "postgres://shop_app:$(of app_password)@postgres:5432/shop" | make database_url
echo "postgres://shop_owner:$(of owner_password)@postgres:5432/shop" | make migration_database_url

echo "Made in $folder. For .env, if it has none yet:"
echo "S3_ACCESS_KEY_ID=GK$(openssl rand -hex 12)"
echo "S3_SECRET_ACCESS_KEY=$(openssl rand -hex 32)"
