import { runCommand } from "./run_command.ts";

// Chromium cancels its requests when any network interface of its machine appears, such as that of a container that starts.

/** The second interface leads nowhere, but without one Chromium says that it is offline. */
const INTERFACES = [
  "ip link set lo up",
  "ip link add outer type veth peer name inner",
  "ip addr add 192.0.2.1/32 dev outer",
  "ip link set outer up",
  "ip link set inner up",
];

/** Runs the command after it in a network that reaches only itself. */
export const OWN_NETWORK = ["unshare", "--net", "sh", "-c", `${INTERFACES.join(" && ")} && exec "$@"`, "sh"] as const;

/** Whether this machine and user can make one: on Linux, as root. */
export async function hasOwnNetwork(): Promise<boolean> {
  return await runCommand([...OWN_NETWORK, "true"], { timeLimitMinutes: 1, prefix: "[own network] " });
}
