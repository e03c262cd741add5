#!/bin/sh
# Deletes the embedded stack's data, unless the stack is running.
state=${STATE_FOLDER:-.weekplate}
[ -d "$state" ] || { echo "Nothing to delete: there is no $state."; exit 0; }

# The lock has the process id and start time, because a later process may get the same id.
pid=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$state/running.json" 2>/dev/null)
start_time=$(sed -n 's/.*"startTime":"\([^"]*\)".*/\1/p' "$state/running.json" 2>/dev/null)
if [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; then
  if [ ! -r "/proc/$pid/stat" ] || [ "$(sed 's/.*) //' "/proc/$pid/stat" | cut -d ' ' -f 20)" = "$start_time" ]; then
    echo "Cannot reset: Weekplate runs with $state (process $pid). Stop it first." >&2
    exit 1
  fi
fi

# The database is not always in the state folder (see reachableFolder in infra/embedded/postgres).
database=$(cat "$state/postgres-folder" 2>/dev/null)
# A killed server leaves its Postgres running.
leftover=$(sed -n 1p "$database/postmaster.pid" 2>/dev/null)
if [ -n "$leftover" ] && grep -q postgres "/proc/$leftover/cmdline" 2>/dev/null; then kill -INT "$leftover"; fi
case "$database" in */weekplate-state-*/postgres) rm -rf "$(dirname "$database")" ;; esac
rm -rf "$state"
echo "Deleted everything in $state."
