import type { Compose } from "./compose.ts";
import { rollOut, untilHealthy } from "./roll_out.ts";
import type { ProductionSettings } from "./settings.ts";

/** Starts what the servers need, where it does not run, and waits until Postgres and the emulator answer. */
export async function startParts(compose: Compose, { tryingOut }: ProductionSettings): Promise<void> {
  await compose.do(["up", "--detach", "--no-build", "postgres", "minio", ...(tryingOut ? ["emulator"] : [])]);
  // One that is left from trying out would go on believing everybody.
  if (!tryingOut) await compose.do(["--profile", "try", "rm", "--stop", "--force", "emulator"]);
  const needed = await Promise.all(
    ["postgres", ...(tryingOut ? ["emulator"] : [])].map((part) => compose.containersOf(part)),
  );
  await untilHealthy(needed.flat());
}

/** Has the servers run from the newest image, and the proxy before them. */
export async function startServers(compose: Compose): Promise<void> {
  await rollOut(compose);
  await compose.do(["up", "--detach", "--no-build", "--no-deps", "proxy"]);
  await untilHealthy(await compose.containersOf("proxy"));
}
