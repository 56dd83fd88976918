#!/bin/sh
# One database with an owner role of its own for each service; the passwords are secrets of compose.
# On a server elsewhere: PGHOST=… PGUSER=… SECRETS_DIR=secrets sh infra/docker/postgres/10-databases.sh
set -eu
secrets=${SECRETS_DIR:-/run/secrets}

for service in catalog orders identity pricing notifier importer; do
  psql -v ON_ERROR_STOP=1 -U "${PGUSER:-postgres}" -v name="dahab_$service" \
    -v password="$(cat "$secrets/${service}_database_password")" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name" TEMPLATE template0;
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
done
