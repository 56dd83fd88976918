#!/bin/sh
# One database with an owner role of its own for each service.
set -eu

make_database() {
  psql -v ON_ERROR_STOP=1 -U postgres -v name="dahab_$1" -v password="$2" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name" TEMPLATE template0;
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
}

make_database catalog "$CATALOG_DB_PASSWORD"
make_database orders "$ORDERS_DB_PASSWORD"
make_database identity "$IDENTITY_DB_PASSWORD"
make_database pricing "$PRICING_DB_PASSWORD"
make_database notifier "$NOTIFIER_DB_PASSWORD"
make_database importer "$IMPORTER_DB_PASSWORD"
