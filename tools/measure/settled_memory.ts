import { setTimeout as delay } from "node:timers/promises";
import type { MeasuredProcess } from "./measured_process.ts";

const SAMPLE_INTERVAL_MS = 1_000;

/** The smallest memory of a process within so many seconds, in megabytes: what it needs without garbage. */
export async function settledMemory(process: MeasuredProcess, { seconds }: { seconds: number }): Promise<number> {
  let least = await process.memoryMegabytes();
  for (let left = seconds; left > 0; left -= 1) {
    await delay(SAMPLE_INTERVAL_MS);
    least = Math.min(least, await process.memoryMegabytes());
  }
  return least;
}
