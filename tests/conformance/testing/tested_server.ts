import type { BootstrapOptions } from "../../../infra/bootstrap_database.ts";
import type { ServerLog } from "./server_log.ts";
import type { SigningService } from "./signing_service.ts";

export interface ServerStart {
  readonly port: number;
  /** Environment variables besides those for the other fields. */
  readonly settings: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  /** The identity service: the emulator at this `host:port`, or a replacement of the real service. */
  readonly identity: { readonly emulatorHost: string } | { readonly signing: SigningService };
  readonly seed: BootstrapOptions["seed"];
  /** For files. It survives restarts. */
  readonly folder: string;
  /** Receives every log line of every level. */
  readonly log: ServerLog;
}

export interface TestedServer {
  /**
   * Stops the server and waits until it has ended.
   *
   * @throws {Error} if it does not exit normally.
   */
  stop(): Promise<void>;
}
