import type { TestProject } from "vitest/node";
import { ensureNatsServer } from "../../tools/checks/nats_server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of NATS's server. */
    natsServer: string;
  }
}

/** Provides NATS's server, which is built first if it is missing. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("natsServer", await ensureNatsServer());
}
