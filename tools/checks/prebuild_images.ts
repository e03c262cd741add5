import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { dockerEngine } from "../../infra/production/images/mod.ts";
import { TESTED_IMAGES } from "../../tests/production/testing/tested_images.ts";

const LOG = "reports/images.log";

/**
 * Makes the images that tests on containers need, beside other tests: at the lowest priority, so that it takes only what
 * those leave. Nothing happens where no Docker engine answers. It never fails: who needs an image that is missing says so.
 */
export async function prebuildImages(): Promise<void> {
  if ((await dockerEngine()) === undefined) return;
  await using log = await open(LOG, "w");
  const child = spawn(process.execPath, ["infra/production/make_images.ts"], {
    stdio: ["ignore", log.fd, log.fd],
    env: { ...process.env, ...TESTED_IMAGES },
  });
  // Before it has begun anything that would not inherit it.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = await once(child, "exit").catch(() => [1]);
  if (code !== 0) console.error(`Not every image could be made: see ${LOG}.`);
}
