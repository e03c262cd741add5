import { docker } from "../../infra/production/images/docker.ts";

/** Tells whose containers these are, so that those of a run that was killed are found. */
const LABEL = "weekplate.test-run";

/** Labels for a container that is this process's own, and goes with it at the latest when the next run begins. */
export function ownLabels(): Record<string, string> {
  return { [LABEL]: String(process.pid) };
}

/** Removes the containers of processes that are no more: Testcontainers' own sweeper can't be pulled everywhere. */
export async function removeLeftovers(): Promise<void> {
  const said = await docker("ps", "--all", "--filter", `label=${LABEL}`, "--format", `{{.ID}} {{.Label "${LABEL}"}}`);
  for (const line of said.split("\n").filter(Boolean)) {
    const [id = "", pid = ""] = line.split(" ");
    if (!isRunning(Number(pid))) await docker("rm", "--force", "--volumes", id);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
