import { setTimeout as delay } from "node:timers/promises";
import type { MeasuredProcess } from "../bench/processes.ts";

/** How often it is looked at, in milliseconds. */
const EVERY = 1_000;

/** The least that a process held in so many seconds, in megabytes: what it needs when garbage has been let go of. */
export async function settledMemory(process: MeasuredProcess, { seconds }: { seconds: number }): Promise<number> {
  let least = await process.memory();
  for (let left = seconds; left > 0; left -= 1) {
    await delay(EVERY);
    least = Math.min(least, await process.memory());
  }
  return least;
}
