#!/bin/sh
# One database with an owner role of its own for each service; the passwords are secrets of compose.
set -eu

for service in catalog orders identity pricing notifier importer; do
  psql -v ON_ERROR_STOP=1 -U postgres -v name="dahab_$service" \
    -v password="$(cat "/run/secrets/${service}_database_password")" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name" TEMPLATE template0;
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
done
