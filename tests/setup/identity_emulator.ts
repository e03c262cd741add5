import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../../adapters/system/free_port.ts";
import { AuthEmulator } from "../../infra/embedded/auth_emulator.ts";

/** The emulator's project, as in `make run`. */
export const PROJECT = "demo-weekplate";

declare module "vitest" {
  interface ProvidedContext {
    /** `host:port` of the identity service's emulator, whose accounts all test files share. */
    emulatorHost: string;
  }
}

/** Starts one identity emulator for all projects of a run, because each takes seconds to start. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("emulatorHost" in project.getProvidedContext()) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "weekplate-emulator-"));
  const emulator = await AuthEmulator.start({
    projectId: PROJECT,
    port: await freePort(),
    accountsFile: join(folder, "accounts.json"),
  });
  project.vitest.provide("emulatorHost", emulator.host);

  return async () => {
    await emulator.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
