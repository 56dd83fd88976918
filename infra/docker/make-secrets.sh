#!/bin/sh
# `sh infra/docker/make-secrets.sh [folder]`: a random secret for everything that has none yet.
# The folder is closed to others on this machine; the containers see the single files that they need.
set -eu
folder=${1:-secrets}
mkdir -p "$folder"
chmod 700 "$folder"

make_secret() {
  [ -s "$folder/$1" ] && return
  head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' > "$folder/$1"
  chmod 444 "$folder/$1"
  echo "$folder/$1 is made"
}

for name in internal_token settings_key admin_password postgres_password rabbitmq_password \
  redis_password s3_secret_key metrics_token grafana_password; do make_secret "$name"; done
for service in catalog orders identity pricing notifier importer; do
  make_secret "${service}_database_password"
done
