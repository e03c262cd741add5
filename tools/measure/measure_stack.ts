import { totalmem } from "node:os";
import { join } from "node:path";
import { freePort } from "../../adapters/system/free_port.ts";
import { readConfig } from "../../infra/config.ts";
import { startEmbeddedStack } from "../../infra/embedded/embedded_stack.ts";

/** Postgres and the identity service's emulator, for servers that are measured. */
export interface MeasureStack {
  /** The environment of a server over one of the databases. */
  settingsOf(databaseUrl: string): Record<string, string>;
  /** Address of one of Postgres's databases. */
  databaseUrl(database: string): string;
  readonly emulatorHost: string;
  readonly projectId: string;
  /** Where the measured server listens. */
  readonly port: number;
  stop(): Promise<void>;
}

/** A quarter of the machine's memory, as Postgres's manual recommends, and at most 4 GB, which a million recipes fit into. */
const SHARED_BUFFERS = `${Math.min(4_096, Math.floor(totalmem() / 4 / 2 ** 20))}MB`;

/** Starts the stack over its own state folder, on free ports. It stops when the process is interrupted. */
export async function startMeasureStack(stateFolder: string): Promise<MeasureStack> {
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const settings = {
    PORT: String(port),
    STATE_FOLDER: stateFolder,
    PHOTOS_FOLDER: join(stateFolder, "photos"),
    RATE_LIMITS: "off",
    UNAUTHENTICATED_SOCKETS_PER_ADDRESS: "1000",
    LOG_LEVEL: "warn",
  };
  const config = readConfig({ ...settings, AUTH_EMULATOR_PORT: String(emulatorPort) });
  const { databaseUrl, emulatorHost, stop } = await startEmbeddedStack(config, {
    postgresSettings: { shared_buffers: SHARED_BUFFERS },
  });
  if (emulatorHost === undefined) throw new Error("The identity service's emulator is missing");
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  return {
    settingsOf: (url) => ({ ...settings, DATABASE_URL: url, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
    databaseUrl: (database) => Object.assign(new URL(databaseUrl), { pathname: `/${database}` }).href,
    emulatorHost,
    projectId: config.identity.projectId,
    port,
    stop,
  };
}
