import { type ChildProcess, execFile, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FloorOrder } from "./floor_process.ts";

/** A process that is measured. */
export interface MeasuredProcess {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly url: string;
  /** Memory that it holds just now, in megabytes (RSS). */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const execute = promisify(execFile);
const START_PATIENCE = 30_000;

/** As the Makefile starts the server; the floor runs under the same. */
const NODE_FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=192"];
const ENVIRONMENT = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072", PATH: process.env["PATH"] };

/**
 * The server as `make run` starts it, over these settings.
 *
 * @param options `inspectorPort`: where it listens for an inspector, on the loopback address; nowhere where absent
 * @throws {Error} with its last words where it does not start
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
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const measured = measuredProcess(child, `http://127.0.0.1:${port}`);
  const patience = Date.now() + START_PATIENCE;
  while (!(await isReady(measured.url))) {
    if (child.exitCode !== null || Date.now() > patience) throw new Error(`The server did not start: ${said.trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return measured;
}

/** The floor under the server; see `floor_process.ts`. */
export async function startFloorProcess(order: FloorOrder): Promise<MeasuredProcess> {
  const child = fork(join(import.meta.dirname, "floor_process.ts"), {
    execArgv: NODE_FLAGS,
    env: ENVIRONMENT,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.send(order);
  const [port]: unknown[] = await once(child, "message");
  return measuredProcess(child, `http://127.0.0.1:${String(port)}`);
}

function measuredProcess(child: ChildProcess, url: string): MeasuredProcess {
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill); // should we end before we get to stop it
  return {
    url,
    async memory() {
      const { stdout } = await execute("ps", ["-o", "rss=", "-p", String(child.pid)]);
      return Number(stdout) / 1024;
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
