#!/usr/bin/env bash
# Rehearses a return to a moment with pgBackRest: a PostgreSQL of its own archives its log, somebody deletes everything, and the
# database is brought back to just before. Needs PostgreSQL and pgbackrest (apt-get install postgresql pgbackrest); touches no other
# database.
set -euo pipefail

command -v pgbackrest >/dev/null || { echo "pgbackrest is not installed: apt-get install pgbackrest" >&2; exit 1; }
pg=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
work=$(mktemp -d)
# PostgreSQL refuses to run as root.
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
if [ "$(id -u)" = 0 ]; then chown postgres "$work"; fi
cleanup() {
  as_postgres "$pg/pg_ctl" -D "$work/database" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap cleanup EXIT

as_postgres mkdir -p "$work/repository" "$work/log" "$work/lock" "$work/spool"
as_postgres tee "$work/pgbackrest.conf" >/dev/null <<CONFIGURATION
[global]
repo1-path=$work/repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(head -c 32 /dev/urandom | base64 | tr -d '\n')
repo1-retention-full=2
start-fast=y
log-path=$work/log
lock-path=$work/lock
spool-path=$work/spool
log-level-console=warn
[mec]
pg1-path=$work/database
pg1-socket-path=$work
pg1-user=postgres
CONFIGURATION
backrest() { as_postgres pgbackrest --config="$work/pgbackrest.conf" --stanza=mec "$@"; }
start() { as_postgres "$pg/pg_ctl" -D "$work/database" -l "$work/postgres.log" -w start >/dev/null; }
query() { as_postgres psql -h "$work" -U postgres -qAtc "$1"; }

as_postgres "$pg/initdb" -D "$work/database" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
as_postgres tee -a "$work/database/postgresql.conf" >/dev/null <<SETTINGS
listen_addresses = ''
unix_socket_directories = '$work'
wal_level = replica
archive_mode = on
archive_command = 'pgbackrest --config=$work/pgbackrest.conf --stanza=mec archive-push %p'
SETTINGS
start
backrest stanza-create
backrest check
backrest --type=full backup
echo "A full backup, and the log is archived."

query "create table paper as select n as id, 'signed' as status from generate_series(1, 1000) n"
sleep 1
moment=$(query "select now()")
sleep 1
query "delete from paper"
query "select pg_switch_wal()" >/dev/null
echo "At $moment there were 1000 rows; then there were $(query 'select count(*) from paper')."

as_postgres "$pg/pg_ctl" -D "$work/database" -m fast -w stop >/dev/null
backrest --delta --type=time "--target=$moment" --target-action=promote restore
start
for _ in $(seq 60); do [ "$(query 'select pg_is_in_recovery()')" = f ] && break; sleep 1; done
found=$(query "select count(*) from paper")
echo "Brought back to that moment: $found rows."
[ "$found" = 1000 ]
