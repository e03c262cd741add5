import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ENVIRONMENT, type MeasuredProcess, measuredProcess, NODE_FLAGS } from "../measure/measured_process.ts";
import type { FloorOrder } from "./floor_process.ts";

/** Starts the floor that the server is compared with, see `floor_process.ts`, with the same Node settings. */
export async function startFloor(order: FloorOrder): Promise<MeasuredProcess> {
  const child = fork(join(import.meta.dirname, "floor_process.ts"), {
    execArgv: NODE_FLAGS,
    env: ENVIRONMENT,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.send(order);
  const [port]: unknown[] = await once(child, "message");
  return measuredProcess(child, `http://127.0.0.1:${String(port)}`);
}
