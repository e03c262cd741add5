import { execFile } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { CannotStart } from "../embedded/state_lock.ts";
import type { Compose } from "./compose.ts";
import { docker } from "./images/docker.ts";
import type { ProductionSettings } from "./settings.ts";

const execute = promisify(execFile);

/** The same number as in `compose.yaml`. */
const SERVERS = 2;
/** Long, because a start may include a slow migration. */
const HEALTHY_TIMEOUT_MS = 15 * 60_000;
const POLL_INTERVAL_MS = 500;
/** The end of the log that is shown if a server does not start. */
const SHOWN_LOG_LINES = "15";

/** A container as the engine describes it. */
interface Inspected {
  readonly id: string;
  readonly status: string;
  readonly restarts: number;
  readonly health: string | undefined;
  /** `CMD` with a program and its arguments. */
  readonly check: readonly string[];
}

/** Starts the services that the servers depend on, and waits until they are ready and MinIO accepts the servers' key. */
export async function startDependencies(compose: Compose, { isTrial }: ProductionSettings): Promise<void> {
  await compose.run(["up", "--detach", "--no-build", "postgres", "minio", ...(isTrial ? ["emulator"] : [])]);
  // An emulator of an earlier trial would still accept every token.
  if (!isTrial) await compose.run(["--profile", "try", "rm", "--stop", "--force", "emulator"]);
  const ids = await Promise.all(
    ["postgres", ...(isTrial ? ["emulator"] : [])].map((part) => compose.containersOf(part)),
  );
  await untilHealthy(ids.flat(), { check: passesCheck });
  // At every start, because MinIO's volume or a secret may be new. It waits until MinIO is ready.
  await compose.run(["run", "--rm", "--no-deps", "--no-TTY", "photo-key"]);
}

/** Rolls out the newest servers, and starts the proxy. */
export async function startServers(compose: Compose): Promise<void> {
  await rollOut(compose);
  await compose.run(["up", "--detach", "--no-build", "--no-deps", "proxy"]);
  // By the engine's first check, seconds after its start: only then has it found the servers.
  await untilHealthy(await compose.containersOf("proxy"));
}

/**
 * Replaces running servers with servers of the newest image. The old ones stop when the new ones are healthy, and stay
 * if those do not start.
 *
 * @throws {CannotStart} if the new servers do not start, with the end of their log.
 */
async function rollOut(compose: Compose): Promise<void> {
  const old = await compose.containersOf("server");
  const scale = `server=${old.length + SERVERS}`;
  await compose.run(["up", "--detach", "--no-build", "--no-deps", "--no-recreate", "--scale", scale, "server"]);
  const fresh = (await compose.containersOf("server")).filter((id) => !old.includes(id));
  try {
    await untilHealthy(fresh, { check: passesCheck });
  } catch (error) {
    for (const id of fresh) await docker("rm", "--force", id);
    throw error;
  }
  // One after the other: each finishes its requests, and its chat sockets reconnect to the new servers.
  for (const id of old) {
    await docker("stop", "--time", "20", id);
    await docker("rm", id);
  }
}

/**
 * Waits until all containers are healthy.
 *
 * @param options `check`: finds that earlier than the engine, whose first check comes seconds after a start.
 * @throws {CannotStart} if one ends, or after 15 minutes.
 */
async function untilHealthy(
  ids: readonly string[],
  { check = async () => false }: { check?: (container: Inspected) => Promise<boolean> } = {},
): Promise<void> {
  const deadline = performance.now() + HEALTHY_TIMEOUT_MS;
  for (;;) {
    const states = await Promise.all(ids.map(inspect));
    const healthy = await Promise.all(
      states.map(async (each) => each.health === "healthy" || (each.status === "running" && (await check(each)))),
    );
    // Checked first, because a container that was restarted earlier may be healthy now.
    if (healthy.every(Boolean)) return;
    const ended = states.find(({ status, restarts }) => restarts > 0 || status === "exited" || status === "dead");
    if (ended) throw new CannotStart(`A server did not start. The end of its log:\n${await logOf(ended.id)}`);
    if (performance.now() > deadline) throw new CannotStart("The servers were not healthy in time.");
    await delay(POLL_INTERVAL_MS);
  }
}

async function inspect(id: string): Promise<Inspected> {
  const { State, RestartCount, Config } = JSON.parse(await docker("inspect", "--format={{json .}}", id));
  return {
    id,
    status: State.Status,
    restarts: RestartCount,
    health: State.Health?.Status,
    check: Config.Healthcheck.Test,
  };
}

/** Runs a container's own check now. */
async function passesCheck({ id, check: [, ...command] }: Inspected): Promise<boolean> {
  return await docker("exec", id, ...command).then(
    () => true,
    () => false,
  );
}

/** From both standard output and standard error. */
async function logOf(id: string): Promise<string> {
  const { stdout, stderr } = await execute("docker", ["logs", "--tail", SHOWN_LOG_LINES, id]);
  return `${stdout}${stderr}`.trim();
}
