#!/usr/bin/env bash
# Initialises the data folder at the first start, as the official image does, and then runs Postgres.
set -euo pipefail

# The value of a variable, or the content of the file that its _FILE variable names.
setting() {
  local name="$1" file="${1}_FILE"
  if [ -n "${!name:-}" ] && [ -n "${!file:-}" ]; then
    echo "Cannot start: both $name and $file are set" >&2
    exit 1
  fi
  if [ -n "${!file:-}" ]; then cat "${!file}"; else printf '%s' "${!name:-$2}"; fi
}

[ "${1:0:1}" = "-" ] && set -- postgres "$@"
if [ "$1" != postgres ]; then exec "$@"; fi

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  find "$PGDATA" \! -user postgres -exec chown postgres '{}' +
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  user="$(setting POSTGRES_USER postgres)"
  password="$(setting POSTGRES_PASSWORD '')"
  database="$(setting POSTGRES_DB "$user")"
  if [ -z "$password" ] && [ "${POSTGRES_HOST_AUTH_METHOD:-}" != trust ]; then
    echo "Cannot start: POSTGRES_PASSWORD or POSTGRES_PASSWORD_FILE is needed" >&2
    exit 1
  fi
  # shellcheck disable=SC2086 # the arguments are to be split
  initdb --username="$user" --pwfile=<(printf '%s\n' "$password") --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  printf '\nhost all all all %s\n' "${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}" >>"$PGDATA/pg_hba.conf"

  # Started without the network, so that clients that wait for the port do not connect too early.
  pg_ctl --wait --options="-c listen_addresses='' -p 5432" start
  ask=(psql -v ON_ERROR_STOP=1 --no-psqlrc --no-password --username "$user")
  if [ "$database" != postgres ]; then
    "${ask[@]}" --dbname postgres --set database="$database" <<<'CREATE DATABASE :"database";'
  fi
  for file in /docker-entrypoint-initdb.d/*; do
    case "$file" in
      *.sh) bash "$file" ;;
      *.sql) "${ask[@]}" --dbname "$database" --file "$file" ;;
    esac
  done
  pg_ctl --wait --mode=fast stop
  echo "PostgreSQL init process complete; ready for start up."
fi

unset POSTGRES_PASSWORD
exec "$@"
