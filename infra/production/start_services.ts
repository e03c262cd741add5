import type { Compose } from "./compose.ts";
import { rollOut, untilHealthy } from "./roll_out.ts";
import type { ProductionSettings } from "./settings.ts";

/** Starts what the servers need, where it does not run, and waits until they serve, MinIO by the servers' own key. */
export async function startDependencies(compose: Compose, { isTrial }: ProductionSettings): Promise<void> {
  await compose.do(["up", "--detach", "--no-build", "postgres", "minio", ...(isTrial ? ["emulator"] : [])]);
  // One that is left from trying out would go on believing everybody.
  if (!isTrial) await compose.do(["--profile", "try", "rm", "--stop", "--force", "emulator"]);
  const needed = await Promise.all(
    ["postgres", ...(isTrial ? ["emulator"] : [])].map((part) => compose.containersOf(part)),
  );
  await untilHealthy(needed.flat());
  // Each time, though MinIO remembers: its volume, or a secret, may be new. It waits until MinIO serves.
  await compose.do(["run", "--rm", "--no-deps", "--no-TTY", "photo-key"]);
}

/** Has the servers run from the newest image, and the proxy before them. */
export async function startServers(compose: Compose): Promise<void> {
  await rollOut(compose);
  await compose.do(["up", "--detach", "--no-build", "--no-deps", "proxy"]);
  await untilHealthy(await compose.containersOf("proxy"));
}
