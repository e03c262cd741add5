import { readFile } from "node:fs/promises";

/** After the name, which is in brackets and may hold anything; counted as in `man proc_pid_stat`, less what stands before. */
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/**
 * When a process was born, as the system counts it; together with its number it is that process and no later one.
 * Undefined where no such process lives; "unknown" where the system doesn't say (it has no `/proc`).
 */
export async function processStartTime(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (stat === undefined) return "unknown";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[STATE_FIELD] === "Z") return undefined; // dead, only its parent has not looked yet
  return fields[START_TIME_FIELD] ?? "unknown";
}
