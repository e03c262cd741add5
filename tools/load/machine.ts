import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Files that a process needs besides its sockets: source, libraries, Postgres, pipes. */
const OTHER_FILES = 500;

/**
 * Checks that a process may open so many sockets.
 *
 * @throws {Error} that says how to raise the limit
 */
export async function requireOpenFiles(sockets: number): Promise<void> {
  // The hard limit, because Node raises its soft limit to it.
  const { stdout } = await execute("sh", ["-c", "ulimit -Hn"]);
  const limit = stdout.trim() === "unlimited" ? Number.POSITIVE_INFINITY : Number(stdout);
  if (limit >= sockets + OTHER_FILES) return;
  throw new Error(
    `Cannot open ${sockets} sockets: a process may open ${limit} files here. Raise the limit (ulimit -Hn ${sockets + OTHER_FILES}, as root) or give fewer --sockets.`,
  );
}

/** Ports used per source address; the system has about 28,000. */
const PORTS_OF_ADDRESS = 20_000;

/** The loopback address for the nth connection, so that no address runs out of ports. */
export function sourceAddress(nth: number): string {
  return `127.0.0.${1 + Math.floor(nth / PORTS_OF_ADDRESS)}`;
}
