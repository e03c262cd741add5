import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface AuthEmulatorOptions {
  /** Starts with `demo-`, so that no real project can be meant. */
  readonly projectId: string;
  readonly port: number;
  /** Where the accounts are kept from one start to the next. */
  readonly accountsFile: string;
}

/** The identity service's own emulator as a process of its own; its accounts survive a restart, and a kill. */
export class AuthEmulator {
  /** For FIREBASE_AUTH_EMULATOR_HOST: `localhost:9099`. */
  readonly host: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, host: string) {
    this.#process = process;
    this.host = host;
  }

  /** @throws {Error} when the port is taken or the accounts can't be read. */
  static async start({ projectId, port, accountsFile }: AuthEmulatorOptions): Promise<AuthEmulator> {
    const child = fork(join(import.meta.dirname, "auth_emulator_process.ts"), [projectId, String(port), accountsFile], {
      detached: true, // Ctrl-C reaches the server first, which ends the emulator when it has drained
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      execArgv: ["--max-old-space-size=512"],
    });
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    const failed = once(child, "exit").then(() => {
      throw new Error(`The identity service's emulator did not start: ${said.trim()}`);
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
