#!/bin/sh
# Runs a command in a network that reaches only itself: on Linux, as root. Chromium cancels its requests when any network
# interface of its machine appears, such as that of a container that starts. The second interface leads nowhere, but without
# one Chromium reports that it is offline.
exec unshare --net sh -c '
  ip link set lo up &&
  ip link add outer type veth peer name inner &&
  ip addr add 192.0.2.1/32 dev outer &&
  ip link set outer up &&
  ip link set inner up &&
  exec "$@"' sh "$@"
