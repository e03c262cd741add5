import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const DENO = join(ROOT, "node_modules", ".bin", "deno");
const MAIN = "infra/main.ts";

/** The last line of the start message. */
const STARTED = "Ctrl-C stops it.";
/** Less than a test's hook may take, so that a start that hangs shows what it has printed. */
const START_TIMEOUT_MS = 50_000;

/** The exit code and output of a run. */
export interface DenoRun {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** `deno task start` in a clean environment with the given settings. */
export class DenoServer {
  readonly #process: ChildProcess;
  readonly #ended: Promise<DenoRun>;

  private constructor(child: ChildProcess) {
    this.#process = child;
    this.#ended = endOf(child);
  }

  /** Starts it and waits until it is ready. @throws {Error} with its output if it ends before, or is not ready in time. */
  static async start(settings: Readonly<Record<string, string>>): Promise<DenoServer> {
    const child = deno(["task", "start"], settings);
    const server = new DenoServer(child);
    let output = "";
    let timer: NodeJS.Timeout | undefined;
    const started = new Promise<void>((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(STARTED)) resolve();
      };
      child.stdout?.on("data", onData);
      child.stderr?.on("data", onData);
      timer = setTimeout(() => {
        child.kill("SIGTERM");
        reject(new Error(`The server is not ready after ${START_TIMEOUT_MS} ms: ${output}`));
      }, START_TIMEOUT_MS);
    });
    const ended = server.#ended.then(({ output, errors }) => {
      throw new Error(`The server ended before it was ready: ${output}${errors}`);
    });
    ended.catch(() => {});
    await Promise.race([started, ended]).finally(() => clearTimeout(timer));
    return server;
  }

  /** Sends SIGTERM and waits for the end. */
  async stop(): Promise<DenoRun> {
    this.#process.kill("SIGTERM");
    return await this.#ended;
  }
}

/** Runs `deno task start` for a start that fails. */
export async function runStart(settings: Readonly<Record<string, string>>): Promise<DenoRun> {
  return await endOf(deno(["task", "start"], settings));
}

/** Runs another program with the server's command from `deno.json`, and so with the server's permissions. */
export async function runWithServerPermissions(
  program: { readonly file: string; readonly args: readonly string[] },
  settings: Readonly<Record<string, string>>,
): Promise<DenoRun> {
  const { tasks } = JSON.parse(readFileSync(join(ROOT, "deno.json"), "utf8")) as {
    tasks: { start: { command: string } };
  };
  const { command } = tasks.start;
  if (!command.endsWith(` ${MAIN}`)) throw new Error(`Cannot replace the server in: ${command}`);
  const replaced = [command.slice(0, -MAIN.length) + program.file, ...program.args].join(" ");
  return await endOf(deno(["task", "--eval", replaced], settings));
}

/** Runs a program that needs no permissions. */
export async function runProgram(file: string): Promise<DenoRun> {
  return await endOf(deno(["run", "--quiet", "--no-prompt", "--cached-only", file], {}));
}

function deno(args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(DENO, args, {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function endOf(child: ChildProcess): Promise<DenoRun> {
  let output = "";
  let errors = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output, errors };
}
