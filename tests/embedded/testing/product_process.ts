import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../adapters/system/free_port.ts";

const MAIN = join(import.meta.dirname, "..", "..", "..", "infra", "main.ts");
const RESET = join(import.meta.dirname, "..", "..", "..", "infra", "embedded", "reset.sh");

/** What the terminal shows last before the server runs. */
const RUNS = "Ctrl-C stops it.";

/** Settings that a run can't do without here. */
export interface RunSettings extends Readonly<Record<string, string>> {
  readonly PORT: string;
  readonly AUTH_EMULATOR_PORT: string;
  readonly STATE_FOLDER: string;
}

/** Those of a run over a new folder, the only thing in its parent, on ports that nobody has. */
export async function newSettings(): Promise<RunSettings> {
  const parent = await mkdtemp(join(tmpdir(), "weekplate-process-"));
  await chmod(parent, 0o755); // as root, Postgres runs as a user of its own and has to get in
  const [port, emulatorPort] = await Promise.all([freePort(), freePort()]);
  return { PORT: String(port), AUTH_EMULATOR_PORT: String(emulatorPort), STATE_FOLDER: join(parent, "state") };
}

/** `make reset`, as its exit code and what it said. */
export function reset({ STATE_FOLDER }: RunSettings): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile("sh", [RESET], { env: { ...process.env, STATE_FOLDER } }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });
}

/** How one run ended, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** `node infra/main.ts` as a terminal runs it: a process, with its own settings and nothing of ours. */
export class ProductProcess {
  readonly #process: ChildProcess;
  readonly #settings: RunSettings;
  readonly #ended: Promise<Ended>;
  #output = "";
  #errors = "";
  #wake: (() => void) | undefined;

  private constructor(settings: RunSettings) {
    this.#settings = settings;
    this.#process = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], LOG_LEVEL: "warn", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // a group of its own, as a terminal gives it, so that Ctrl-C can be sent to all of it
    });
    this.#process.stdout?.on("data", (chunk: Buffer) => {
      this.#output += chunk.toString();
      this.#wake?.();
    });
    this.#process.stderr?.on("data", (chunk: Buffer) => {
      this.#errors += chunk.toString();
    });
    this.#ended = once(this.#process, "close").then(([code]) => {
      this.#wake?.();
      return { code: code as number | null, output: this.#output, errors: this.#errors };
    });
  }

  /** Starts it and waits until it serves. @throws {Error} with what it said, where it doesn't. */
  static async start(settings: RunSettings): Promise<ProductProcess> {
    const product = new ProductProcess(settings);
    await product.said(RUNS);
    return product;
  }

  /** Runs it where it is not to start at all. */
  static run(settings: RunSettings): Promise<Ended> {
    return new ProductProcess(settings).#ended;
  }

  /** Without a slash at the end. */
  get url(): string {
    return `http://localhost:${this.#settings.PORT}`;
  }

  get emulatorHost(): string {
    return `localhost:${this.#settings.AUTH_EMULATOR_PORT}`;
  }

  /** What the terminal has shown so far. */
  get output(): string {
    return this.#output;
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Waits until the terminal shows this text. */
  async said(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.hasEnded) {
        throw new Error(`It ended before it said "${text}": ${this.#output}${this.#errors}`);
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Sends a signal to the process alone. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Sends SIGINT to the process and all of its group, which is what Ctrl-C does. */
  pressCtrlC(): void {
    process.kill(-(this.#process.pid ?? 0), "SIGINT");
  }

  /** Waits until it has ended, and all its output is here. */
  ended(): Promise<Ended> {
    return this.#ended;
  }

  /** Ends it politely, where it has not ended already. */
  async stop(): Promise<Ended> {
    this.signal("SIGTERM");
    return await this.#ended;
  }

  /** The number of its Postgres, as that one has written it down. */
  async postgresPid(): Promise<number> {
    const folder = await readFile(join(this.#settings.STATE_FOLDER, "postgres-folder"), "utf8");
    return Number.parseInt(await readFile(join(folder, "postmaster.pid"), "utf8"), 10);
  }
}

/** Whether a process with this number lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether something listens at a `host:port`. */
export function answers(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(`http://${host}`);
    const socket = connect({ host: hostname, port: Number(port) })
      .once("connect", () => resolve(true))
      .once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.end());
  });
}
