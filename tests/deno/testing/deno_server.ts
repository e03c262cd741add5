import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const DENO = join(ROOT, "node_modules", ".bin", "deno");
const MAIN = "infra/main.ts";

/** What the terminal shows last before the server runs. */
const RUNS = "Ctrl-C stops it.";

/** How a run ended, and what it said. */
export interface DenoRun {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** `deno task start`, with its own settings and nothing of ours. */
export class DenoServer {
  readonly #process: ChildProcess;
  readonly #ended: Promise<DenoRun>;

  private constructor(child: ChildProcess) {
    this.#process = child;
    this.#ended = endOf(child);
  }

  /** Starts it and waits until it serves. @throws {Error} with what it said, where it does not. */
  static async start(settings: Readonly<Record<string, string>>): Promise<DenoServer> {
    const child = deno(["task", "start"], settings);
    const server = new DenoServer(child);
    const serves = new Promise<void>((resolve) => {
      let output = "";
      child.stdout?.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(RUNS)) resolve();
      });
    });
    const ended = server.#ended.then(({ output, errors }) => {
      throw new Error(`It ended before it served: ${output}${errors}`);
    });
    ended.catch(() => {});
    await Promise.race([serves, ended]);
    return server;
  }

  /** Sends SIGTERM, as a supervisor does to what it started, and waits for the end. */
  async stop(): Promise<DenoRun> {
    this.#process.kill("SIGTERM");
    return await this.#ended;
  }
}

/** `deno task start` where it is not to come up at all. */
export async function runStart(settings: Readonly<Record<string, string>>): Promise<DenoRun> {
  return await endOf(deno(["task", "start"], settings));
}

/** Runs another program in the server's place, by the very command of `deno.json`: with what the server may, and no more. */
export async function runInPlaceOfServer(
  program: { readonly file: string; readonly args: readonly string[] },
  settings: Readonly<Record<string, string>>,
): Promise<DenoRun> {
  const { tasks } = JSON.parse(readFileSync(join(ROOT, "deno.json"), "utf8")) as {
    tasks: { start: { command: string } };
  };
  const { command } = tasks.start;
  if (!command.endsWith(` ${MAIN}`)) throw new Error(`Cannot take the server's place in: ${command}`);
  const inPlace = [command.slice(0, -MAIN.length) + program.file, ...program.args].join(" ");
  return await endOf(deno(["task", "--eval", inPlace], settings));
}

function deno(args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(DENO, args, {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NO_COLOR: "1", ...settings },
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
