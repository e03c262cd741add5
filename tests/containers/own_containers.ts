import { docker } from "../../infra/production/images/docker.ts";

/** Marks containers with the test run's process id, so that those of a killed run can be found. */
const LABEL = "weekplate.test-run";

/** Labels for containers of this process. {@linkcode removeLeftovers} of the next run removes those that are left. */
export function ownLabels(): Record<string, string> {
  return { [LABEL]: String(process.pid) };
}

/** Removes the containers of processes that have ended. Testcontainers' cleanup image is not available everywhere. */
export async function removeLeftovers(): Promise<void> {
  const output = await docker("ps", "--all", "--filter", `label=${LABEL}`, "--format", `{{.ID}} {{.Label "${LABEL}"}}`);
  for (const line of output.split("\n").filter(Boolean)) {
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
