import { execFile } from "node:child_process";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** What the figures were measured on, in one line: cores, memory, kernel and Node's version. */
export function machineLine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${availableParallelism()} cores (${processor}), ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
}

/** What a process needs open besides its sockets: source, libraries, Postgres, pipes. */
const OTHER_FILES = 500;

/**
 * Checks that a process may have so many sockets.
 *
 * @throws {Error} that says how to get leave
 */
export async function needOpenFiles(sockets: number): Promise<void> {
  // The hard limit: Node raises its own soft one to it.
  const { stdout } = await execute("sh", ["-c", "ulimit -Hn"]);
  const limit = stdout.trim() === "unlimited" ? Number.POSITIVE_INFINITY : Number(stdout);
  if (limit >= sockets + OTHER_FILES) return;
  throw new Error(
    `Cannot open ${sockets} sockets: a process may hold ${limit} files here. Raise it (ulimit -Hn ${sockets + OTHER_FILES}, as root) or give fewer --sockets.`,
  );
}

/** Ports of one source address that are used here; the system lends about 28,000. */
const PORTS_OF_ADDRESS = 20_000;

/** From which loopback address the nth connection comes, so that no address runs out of ports. */
export function sourceAddress(nth: number): string {
  return `127.0.0.${1 + Math.floor(nth / PORTS_OF_ADDRESS)}`;
}
