#!/bin/sh
# Forgets the embedded stack's state. A stack that still runs is left alone.
state=${STATE_FOLDER:-.weekplate}
[ -d "$state" ] || { echo "Nothing to forget: there is no $state."; exit 0; }
pid=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$state/running.json" 2>/dev/null)
if [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; then
  echo "Cannot reset: Weekplate runs over $state (process $pid). Stop it first." >&2
  exit 1
fi
# A database of root's in a folder that is closed to others lies elsewhere; this file says where.
[ -f "$state/postgres-folder" ] && rm -rf "$(cat "$state/postgres-folder")"
rm -rf "$state"
echo "Forgot everything in $state."
