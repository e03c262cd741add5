#!/bin/sh
# Forgets the embedded stack's state. A stack that still runs is left alone.
state=${STATE_FOLDER:-.weekplate}
[ -d "$state" ] || { echo "Nothing to forget: there is no $state."; exit 0; }

# The lock names its process by number and start time, because a later process may get the same number.
pid=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$state/running.json" 2>/dev/null)
start_time=$(sed -n 's/.*"startTime":"\([^"]*\)".*/\1/p' "$state/running.json" 2>/dev/null)
if [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; then
  if [ ! -r "/proc/$pid/stat" ] || [ "$(sed 's/.*) //' "/proc/$pid/stat" | cut -d ' ' -f 20)" = "$start_time" ]; then
    echo "Cannot reset: Weekplate runs over $state (process $pid). Stop it first." >&2
    exit 1
  fi
fi

# Where the database lies: not always in the state folder (see reachableFolder in infra/embedded/postgres).
database=$(cat "$state/postgres-folder" 2>/dev/null)
# A server that was killed has left its Postgres behind.
leftover=$(sed -n 1p "$database/postmaster.pid" 2>/dev/null)
if [ -n "$leftover" ] && grep -q postgres "/proc/$leftover/cmdline" 2>/dev/null; then kill -INT "$leftover"; fi
case "$database" in */weekplate-state-*/postgres) rm -rf "$(dirname "$database")" ;; esac
rm -rf "$state"
echo "Forgot everything in $state."
