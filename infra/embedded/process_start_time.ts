import { readFile } from "node:fs/promises";

// Fields of /proc/<pid>/stat after the process name, see `man proc_pid_stat`.
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/**
 * When a process started, in the system's clock ticks. Process ids are reused; the id and the start time together identify
 * one process. Undefined if no such process runs; "unknown" on systems without `/proc`.
 */
export async function processStartTime(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  if (stat === undefined) return "unknown";
  // The name is in parentheses and may contain any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[STATE_FIELD] === "Z") return undefined; // it has ended, but its parent has not noticed
  return fields[START_TIME_FIELD] ?? "unknown";
}
