import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../adapters/system/free_port.ts";

const MAIN = join(import.meta.dirname, "..", "..", "..", "infra", "main.ts");
const RESET = join(import.meta.dirname, "..", "..", "..", "infra", "embedded", "reset.sh");

/** The last line of the start message. */
const STARTED = "Ctrl-C stops it.";

export interface RunSettings extends Readonly<Record<string, string>> {
  readonly PORT: string;
  readonly AUTH_EMULATOR_PORT?: string;
  readonly STATE_FOLDER: string;
}

/** Settings with a new state folder, alone in its parent, and free ports. */
export async function newSettings(): Promise<RunSettings> {
  const parent = await mkdtemp(join(tmpdir(), "weekplate-process-"));
  await chmod(parent, 0o755); // as root, Postgres runs as another user
  const [port, emulatorPort] = await Promise.all([freePort(), freePort()]);
  return { PORT: String(port), AUTH_EMULATOR_PORT: String(emulatorPort), STATE_FOLDER: join(parent, "state") };
}

/** Runs `make reset`. */
export function reset({ STATE_FOLDER }: RunSettings): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile("sh", [RESET], { env: { ...process.env, STATE_FOLDER } }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** `node infra/main.ts` in a separate process, with a clean environment and the given settings. */
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
      detached: true, // a process group, as in a terminal, for Ctrl-C
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

  /** Starts it and waits until it is ready. @throws {Error} with its output if it ends before. */
  static async start(settings: RunSettings): Promise<ProductProcess> {
    const product = new ProductProcess(settings);
    await product.said(STARTED);
    return product;
  }

  /** Runs a start that fails. */
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

  /** The standard output so far. */
  get output(): string {
    return this.#output;
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Waits until the output contains this text. */
  async said(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.hasEnded) {
        throw new Error(`The process ended before it printed "${text}": ${this.#output}${this.#errors}`);
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Sends a signal to the process only. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Sends SIGINT to the whole process group, as Ctrl-C does. */
  pressCtrlC(): void {
    process.kill(-(this.#process.pid ?? 0), "SIGINT");
  }

  /** Waits for its end and all of its output. */
  ended(): Promise<Ended> {
    return this.#ended;
  }

  /** Sends SIGTERM and waits for the end. */
  async stop(): Promise<Ended> {
    this.signal("SIGTERM");
    return await this.#ended;
  }

  /** The id of its Postgres process. */
  async postgresPid(): Promise<number> {
    const folder = await readFile(join(this.#settings.STATE_FOLDER, "postgres-folder"), "utf8");
    return Number.parseInt(await readFile(join(folder, "postmaster.pid"), "utf8"), 10);
  }
}

/** Whether a process with this id runs. */
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
