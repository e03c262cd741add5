import { availableParallelism, cpus, release, totalmem, type } from "node:os";

/** One line with the machine's cores, memory, kernel and Node version. */
export function machineLine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${availableParallelism()} cores (${processor}), ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
}
