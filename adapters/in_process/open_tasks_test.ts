import { expect, it, vi } from "vitest";
import { OpenTasks } from "./open_tasks.ts";

it("waits for all work, also for what fails, and reports the fault", async () => {
  const tasks = new OpenTasks();
  const [drawn, failing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const onFault = vi.fn();
  tasks.add(drawn.promise, onFault);
  tasks.add(failing.promise, onFault);
  const onSettled = vi.fn();
  const settled = tasks.settled().then(onSettled);

  failing.reject(new Error("no ink"));
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error("no ink")));
  expect(onSettled).not.toHaveBeenCalled();
  drawn.resolve();
  await settled;
  expect(onSettled).toHaveBeenCalled();
});
