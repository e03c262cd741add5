import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

export interface MeasuredProcess {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly url: string;
  /** Its resident memory (RSS) in megabytes. */
  memoryMegabytes(): Promise<number>;
  /** Processor time since its start, in whole seconds. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

const execute = promisify(execFile);
const START_TIMEOUT_MS = 120_000;

/** The Makefile's settings for the server. */
export const NODE_FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=384", "--expose-gc"];
export const ENVIRONMENT = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "..", "..", ".cache", "compile"),
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  PATH: process.env["PATH"],
};

/**
 * Starts the server as `make run` does, with these settings, and waits until it is ready.
 *
 * @param options `inspectorPort`: where it listens for an inspector on the loopback address; none by default
 * @throws {Error} with its last error output if it does not start
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  { port, inspectorPort }: { port: number; inspectorPort?: number },
): Promise<MeasuredProcess> {
  const flags = inspectorPort === undefined ? NODE_FLAGS : [...NODE_FLAGS, `--inspect=127.0.0.1:${inspectorPort}`];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, "..", "..", "infra", "main.ts")], {
    env: { ...ENVIRONMENT, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  child.once("exit", (code, signal) => {
    // A stopped server exits with 0.
    if (code !== 0) console.error(`The server ended by ${signal ?? `exit ${code}`}: ${errors.trim()}`);
  });
  const measured = measuredProcess(child, `http://127.0.0.1:${port}`);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(measured.url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start: ${errors.trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return measured;
}

/** Makes a child process measurable. It is stopped at the latest when this process exits. */
export function measuredProcess(child: ChildProcess, url: string): MeasuredProcess {
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  return {
    url,
    async memoryMegabytes() {
      const { stdout } = await execute("ps", ["-o", "rss=", "-p", String(child.pid)]);
      return Number(stdout) / 1024;
    },
    async cpuSeconds() {
      const { stdout } = await execute("ps", ["-o", "cputimes=", "-p", String(child.pid)]);
      return Number(stdout);
    },
    async stop() {
      process.off("exit", kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      kill();
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
}
