import { parentPort } from "node:worker_threads";
import { runWeekTask } from "../../core/week_plan/mod.ts";
import type { SearchReply, SearchRequest } from "./week_planner.ts";

// The worker of WorkerWeekPlanner.

parentPort?.on("message", ({ id, kind, input }: SearchRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
  parentPort?.postMessage(replyTo({ id, kind, input }));
});

function replyTo({ id, kind, input }: SearchRequest): SearchReply {
  try {
    return { id, result: runWeekTask({ kind, input }) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
