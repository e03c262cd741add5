import { parentPort } from "node:worker_threads";
import { READY, type TaskReply, type TaskRequest } from "./task_thread.ts";

/** Makes this thread run the tasks of a `TaskThread` with `run`. An error of `run` is reported, and the next task runs. */
export function answerTasks(run: (input: never) => unknown): void {
  parentPort?.on("message", (request: TaskRequest<never>) => {
    void answer(request, run);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
  parentPort?.postMessage(READY);
}

async function answer({ id, input }: TaskRequest<never>, run: (input: never) => unknown): Promise<void> {
  let reply: TaskReply<unknown>;
  try {
    reply = { id, result: await run(input) };
  } catch (error) {
    reply = { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
  parentPort?.postMessage(reply);
}
