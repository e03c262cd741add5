import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface AuthEmulatorOptions {
  /** Starts with `demo-`, so that it cannot be a real project. */
  readonly projectId: string;
  readonly port: number;
  /** The accounts are stored here. */
  readonly accountsFile: string;
  /** Origins of the product's pages. Pages of other origins are refused. Default: none. */
  readonly allowedOrigins?: readonly string[];
}

/** The identity service's emulator in a separate process. Its accounts survive a restart and a kill. */
export class AuthEmulator {
  /** For FIREBASE_AUTH_EMULATOR_HOST: `localhost:9099`. */
  readonly host: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, host: string) {
    this.#process = process;
    this.host = host;
  }

  /** @throws {Error} if the port is in use or the accounts cannot be read. */
  static async start({
    projectId,
    port,
    accountsFile,
    allowedOrigins = [],
  }: AuthEmulatorOptions): Promise<AuthEmulator> {
    const child = fork(join(import.meta.dirname, "auth_emulator_process.ts"), [projectId, String(port), accountsFile], {
      detached: true, // so that Ctrl-C reaches only the server, which stops the emulator last
      env: { ...process.env, ALLOWED_ORIGINS: allowedOrigins.join(",") },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      execArgv: ["--max-old-space-size=512"],
    });
    let errors = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-2_000);
    });
    const failed = once(child, "exit").then(() => {
      throw new Error(`The identity service's emulator did not start: ${errors.trim()}`);
    });
    await Promise.race([once(child, "message"), failed]);
    failed.catch(() => {});
    return new AuthEmulator(child, `localhost:${port}`);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, "exit");
    this.#process.kill("SIGTERM");
    await exited;
  }
}
