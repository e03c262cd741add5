import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { dockerEngine } from "../../infra/production/images/docker.ts";
import { TESTED_IMAGES } from "../../tests/production/testing/tested_images.ts";

const LOG = "reports/images.log";

let built: Promise<string | undefined> | undefined;

/**
 * Builds the images that tests on containers need, once.
 *
 * @returns why there are none, or undefined.
 */
export function prebuildImages(): Promise<string | undefined> {
  built ??= build();
  return built;
}

async function build(): Promise<string | undefined> {
  if ((await dockerEngine()) === undefined) return "not run, because no Docker engine answers";
  const log = await open(LOG, "w");
  const child = spawn(process.execPath, ["tools/checks/build_images.ts"], {
    stdio: ["ignore", log.fd, log.fd],
    env: { ...process.env, ...TESTED_IMAGES },
  });
  const [code] = await once(child, "exit");
  await log.close();
  return code === 0 ? undefined : `not run, because an image could not be built: see ${LOG}`;
}
