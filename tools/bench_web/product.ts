import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
const PORT = "3300";
const EMULATOR_PORT = "9399";
const STATE_FOLDER = ".cache/bench-web";

/** How long the embedded stack may take to start, in milliseconds: a busy machine is slow. */
const START_PATIENCE = 120_000;

/** The whole product, running. */
export interface RunningProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts what `make run` starts, with its own folder and ports, and the demo users.
 *
 * @throws {Error} with its last output if it does not start
 */
export async function startProduct(): Promise<RunningProduct> {
  const environment = {
    ...process.env,
    PORT,
    AUTH_EMULATOR_PORT: EMULATOR_PORT,
    STATE_FOLDER,
    LOG_LEVEL: "warn",
    // Twelve pages in a row exceed a person's limits.
    RATE_LIMITS: "off",
  };
  await once(spawn("sh", ["infra/embedded/reset.sh"], { cwd: ROOT, env: environment, stdio: "ignore" }), "exit");
  const child = spawn(process.execPath, ["infra/main.ts"], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said = (said + text.toString()).slice(-2_000);
  });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill); // should we end before we get to stop it
  const url = `http://localhost:${PORT}`;
  const patience = Date.now() + START_PATIENCE;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > patience) throw new Error(`The product did not start: ${said.trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      process.off("exit", kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      kill();
      await exited;
    },
  };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
}
