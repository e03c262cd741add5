import type { Config } from "./config.ts";
import { startEmbeddedStack } from "./embedded/embedded_stack.ts";

/** Where the parts are that run beside the server. */
export interface Surroundings {
  readonly databaseUrl: string;
  /** `host:port` of the identity service's emulator; undefined where the real service answers. */
  readonly emulatorHost: string | undefined;
}

/** Those that were configured, and the embedded ones in place of those that were not, until they are stopped. */
export async function startSurroundings(config: Config): Promise<Surroundings & { stop(): Promise<void> }> {
  const { databaseUrl, identity } = config;
  if (databaseUrl === undefined || identity.emulator?.kind === "embedded") return await startEmbeddedStack(config);
  return { databaseUrl, emulatorHost: identity.emulator?.host, stop: async () => {} };
}
