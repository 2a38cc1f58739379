#!/usr/bin/env bash
# Rehearses a return to a moment with pgBackRest: a PostgreSQL of its own archives its log, the server runs on it and people sign up,
# somebody deletes everybody, and the database is brought back to just before: the server starts on it, and who had an account signs
# in. Needs what the README asks, PostgreSQL and pgbackrest (apt-get install postgresql pgbackrest); touches no other database.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v pgbackrest >/dev/null || { echo "pgbackrest is not installed: apt-get install pgbackrest" >&2; exit 1; }
pg=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
work=$(mktemp -d)
# The server's own, with its keys: it stays, as a machine that did not burn.
data=$(mktemp -d)
# PostgreSQL refuses to run as root.
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
if [ "$(id -u)" = 0 ]; then chown postgres "$work"; fi
cleanup() {
  as_postgres "$pg/pg_ctl" -D "$work/database" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$work" "$data"
}
trap cleanup EXIT

port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
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
pg1-port=$port
pg1-user=postgres
CONFIGURATION
backrest() { as_postgres pgbackrest --config="$work/pgbackrest.conf" --stanza=mec "$@"; }
# The server and its people: scripts/rehearse-pitr.ts
people() { npx tsx scripts/rehearse-pitr.ts "$1" "postgres://postgres@127.0.0.1:$port/postgres" "$data"; }
start() { as_postgres "$pg/pg_ctl" -D "$work/database" -l "$work/postgres.log" -w start >/dev/null; }
query() { as_postgres psql -h "$work" -p "$port" -U postgres -qAtc "$1"; }

as_postgres "$pg/initdb" -D "$work/database" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
as_postgres tee -a "$work/database/postgresql.conf" >/dev/null <<SETTINGS
listen_addresses = '127.0.0.1'
port = $port
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

node -e 'import("./scripts/build-server.mjs").then(({ buildServer }) => buildServer())'
people sign-up
sleep 1
moment=$(query "select now()")
sleep 1
query "delete from account"
query "select pg_switch_wal()" >/dev/null
echo "At $moment people had signed up; then the accounts were $(query 'select count(*) from account')."

as_postgres "$pg/pg_ctl" -D "$work/database" -m fast -w stop >/dev/null
backrest --delta --type=time "--target=$moment" --target-action=promote restore
start
for _ in $(seq 60); do [ "$(query 'select pg_is_in_recovery()')" = f ] && break; sleep 1; done
rm -f "$data/evidence-witness.json"
people sign-in
echo "Brought back to that moment: the server runs on it, and who had an account signs in."
