import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../adapters/system/free_port.ts";
import { PRIYA } from "../../tests/journeys/testing/people.ts";
import { type MeasuredProcess, startServerProcess } from "../measure/measured_process.ts";

const RESET = join(import.meta.dirname, "..", "..", "infra", "embedded", "reset.sh");

/** Starts the stack of `make run`, with its demo users, in its own folder and on its own ports. */
export async function startProduct(): Promise<MeasuredProcess> {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    AUTH_EMULATOR_PORT: String(await freePort()),
    STATE_FOLDER: ".cache/bench-web",
    LOG_LEVEL: "warn",
    // Twelve pages in a row exceed a person's limits.
    RATE_LIMITS: "off",
    MODERATORS: PRIYA.email,
  };
  await promisify(execFile)("sh", [RESET], { env: { ...process.env, ...settings } });
  return await startServerProcess(settings, { port });
}
