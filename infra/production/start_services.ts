import type { Compose } from "./compose.ts";
import { rollOut, untilHealthy } from "./roll_out.ts";
import type { ProductionSettings } from "./settings.ts";

/** Starts the services that the servers depend on, and waits until they are ready and MinIO accepts the servers' key. */
export async function startDependencies(compose: Compose, { isTrial }: ProductionSettings): Promise<void> {
  await compose.run(["up", "--detach", "--no-build", "postgres", "minio", ...(isTrial ? ["emulator"] : [])]);
  // An emulator of an earlier trial would still accept every token.
  if (!isTrial) await compose.run(["--profile", "try", "rm", "--stop", "--force", "emulator"]);
  const ids = await Promise.all(
    ["postgres", ...(isTrial ? ["emulator"] : [])].map((part) => compose.containersOf(part)),
  );
  await untilHealthy(ids.flat());
  // At every start, because MinIO's volume or a secret may be new. It waits until MinIO is ready.
  await compose.run(["run", "--rm", "--no-deps", "--no-TTY", "photo-key"]);
}

/** Rolls out the newest servers, and starts the proxy. */
export async function startServers(compose: Compose): Promise<void> {
  await rollOut(compose);
  await compose.run(["up", "--detach", "--no-build", "--no-deps", "proxy"]);
  await untilHealthy(await compose.containersOf("proxy"));
}
