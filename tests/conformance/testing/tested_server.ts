import type { BootstrapOptions } from "../../../infra/bootstrap_database.ts";
import type { ServerLog } from "./server_log.ts";
import type { SigningService } from "./signing_service.ts";

/** What a server is started with, whichever way it runs. */
export interface ServerStart {
  readonly port: number;
  /** As whoever runs it gives them in the environment, but for what is said beside them. */
  readonly settings: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  /** Who says who somebody is: the emulator at this `host:port`, or in place of the real service one that signs. */
  readonly identity: { readonly emulatorHost: string } | { readonly signing: SigningService };
  readonly seed: BootstrapOptions["seed"];
  /** For the run's files; outlives a restart. */
  readonly folder: string;
  /** Hears every line, from the lowest level on. */
  readonly log: ServerLog;
}

/** A server that serves. */
export interface TestedServer {
  /**
   * Tells it to stop, and waits until it has.
   *
   * @throws where it ends otherwise than by itself and well.
   */
  stop(): Promise<void>;
}
