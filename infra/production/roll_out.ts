import { execFile } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { CannotStart } from "../embedded/state_lock.ts";
import type { Compose } from "./compose.ts";
import { docker } from "./images/docker.ts";

const execute = promisify(execFile);

/** How many servers run. `compose.yaml` says so too. */
const SERVERS = 2;
/** Longest that servers may take until they serve, in milliseconds: a migration may have much to do. */
const HEALTHY_TIMEOUT_MS = 15 * 60_000;
const POLL_INTERVAL_MS = 500;
/** Of what a server said, what is shown when it does not start. In lines. */
const LAST_LINES = "15";

/**
 * Has the servers run from the newest image. Where older ones run they serve on until the new ones do, and when those
 * don't, the older ones stay.
 *
 * @throws {CannotStart} when the new ones don't serve, with what they said.
 */
export async function rollOut(compose: Compose): Promise<void> {
  const old = await compose.containersOf("server");
  const scale = `server=${old.length + SERVERS}`;
  await compose.do(["up", "--detach", "--no-build", "--no-deps", "--no-recreate", "--scale", scale, "server"]);
  const fresh = (await compose.containersOf("server")).filter((id) => !old.includes(id));
  try {
    await untilHealthy(fresh);
  } catch (error) {
    for (const id of fresh) await docker("rm", "--force", id);
    throw error;
  }
  // One after the other; each answers what it has begun, and its sockets come back to the new ones.
  for (const id of old) {
    await docker("stop", "--time", "20", id);
    await docker("rm", id);
  }
}

/**
 * Waits until all of these containers are healthy.
 *
 * @throws {CannotStart} when one ends, or it takes too long.
 */
export async function untilHealthy(ids: readonly string[]): Promise<void> {
  const deadline = performance.now() + HEALTHY_TIMEOUT_MS;
  for (;;) {
    const states = await Promise.all(ids.map(stateOf));
    // First of all, for one that fell over long ago, and was started again, is well.
    if (states.every(({ health }) => health === "healthy")) return;
    const ended = states.find(({ status, restarts }) => restarts > 0 || status === "exited" || status === "dead");
    if (ended) throw new CannotStart(`A server did not start. It said:\n${await lastWords(ended.id)}`);
    if (performance.now() > deadline) throw new CannotStart("The servers were not healthy in time.");
    await delay(POLL_INTERVAL_MS);
  }
}

async function stateOf(id: string): Promise<{ id: string; status: string; restarts: number; health: string }> {
  const format = "{{.State.Status}} {{.RestartCount}} {{if .State.Health}}{{.State.Health.Status}}{{end}}";
  const [status = "", restarts = "", health = ""] = (await docker("inspect", "--format", format, id)).trim().split(" ");
  return { id, status, restarts: Number(restarts), health };
}

/** Of both its outputs, of which Docker's client keeps the second one apart. */
async function lastWords(id: string): Promise<string> {
  const { stdout, stderr } = await execute("docker", ["logs", "--tail", LAST_LINES, id]);
  return `${stdout}${stderr}`.trim();
}
