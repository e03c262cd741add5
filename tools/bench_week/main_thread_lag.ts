import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { WorkerWeekPlanner } from "../../adapters/worker_threads/week_planner.ts";
import type { UserId } from "../../core/account/mod.ts";
import type { WeekProblem } from "../../core/week_plan/mod.ts";

const IDLE_MS = 5_000;
const NS_PER_MS = 1_000_000;

/** The 99th percentile of the event loop's delay, in milliseconds. */
export interface MainThreadLag {
  readonly idleMs: number;
  /** While weeks are filled in the worker thread, one after the other. */
  readonly searchingMs: number;
}

/** How much filling these weeks delays the thread that answers requests. */
export async function measureMainThreadLag(problems: readonly WeekProblem[]): Promise<MainThreadLag> {
  const planner = new WorkerWeekPlanner();
  const userId = 1 as UserId;
  const search = async (some: readonly WeekProblem[]) => {
    for (const input of some) await planner.run({ kind: "fill", input, userId, cancelled: undefined });
  };
  try {
    // Starting the thread is not searching.
    await search(problems.slice(0, 1));
    return {
      idleMs: await delayDuring(() => setTimeout(IDLE_MS)),
      searchingMs: await delayDuring(() => search(problems)),
    };
  } finally {
    await planner.close();
  }
}

async function delayDuring(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / NS_PER_MS;
}
