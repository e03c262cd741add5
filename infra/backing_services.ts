import type { Config } from "./config.ts";
import { startEmbeddedStack } from "./embedded/embedded_stack.ts";

/** Addresses of the services that the server depends on. */
export interface BackingServices {
  readonly databaseUrl: string;
  /** `host:port` of the identity service's emulator; undefined where the real service is configured. */
  readonly emulatorHost: string | undefined;
}

/** Uses the configured services, and starts embedded ones in place of those that are not configured. */
export async function startBackingServices(config: Config): Promise<BackingServices & { stop(): Promise<void> }> {
  const { databaseUrl, identity } = config;
  if (databaseUrl === undefined || identity.emulator?.kind === "embedded") return await startEmbeddedStack(config);
  return { databaseUrl, emulatorHost: identity.emulator?.host, stop: async () => {} };
}
