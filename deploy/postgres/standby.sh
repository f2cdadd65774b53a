#!/bin/sh
# The standby of docker-compose.yml: copies the primary at its first start, and follows it from then on
# by the command that is given. A primary that has written little makes a checkpoint in minutes only.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup -d "$PRIMARY" -D "$PGDATA" -R -X stream --create-slot --slot=standby \
    --checkpoint=fast; do
    rm -rf "${PGDATA:?}"/*
    psql "$PRIMARY" -c "select pg_drop_replication_slot('standby')" || true
    sleep 5
  done
  chmod 700 "$PGDATA"
fi
exec "$@"
