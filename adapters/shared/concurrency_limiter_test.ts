import { expect, it } from "vitest";
import { ConcurrencyLimiter } from "./concurrency_limiter.ts";

const overloaded = () => new Error("overloaded");

/** A task that runs until `finish` is called. */
function pendingTask(): { task: () => Promise<string>; finish: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, finish: () => resolve("done") };
}

it("queues tasks beyond the limit, runs them in order, and refuses the rest", async () => {
  const limiter = new ConcurrencyLimiter({ maxRunning: 1, maxQueued: 2, queueTimeoutMs: 60_000 });
  const order: string[] = [];
  const first = pendingTask();
  const record = (name: string) => async () => {
    order.push(name);
  };
  const running = limiter.run(first.task, overloaded);
  const second = limiter.run(record("second"), overloaded);
  const third = limiter.run(record("third"), overloaded);

  await expect(limiter.run(record("fourth"), overloaded)).rejects.toThrow("overloaded");
  expect(order).toEqual([]);
  first.finish();
  await Promise.all([running, second, third]);
  expect(order).toEqual(["second", "third"]);
});

it("never runs more than the limit, also when tasks are added while others end", async () => {
  const limiter = new ConcurrencyLimiter({ maxRunning: 2, maxQueued: 10, queueTimeoutMs: 60_000 });
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const early = Array.from({ length: 6 }, () => limiter.run(task, overloaded));
  await early[0];
  await Promise.all([...early, ...Array.from({ length: 6 }, () => limiter.run(task, overloaded))]);

  expect(most).toBe(2);
});

it("frees the capacity of a task that fails", async () => {
  const limiter = new ConcurrencyLimiter({ maxRunning: 1, maxQueued: 0, queueTimeoutMs: 0 });
  const fails = async () => {
    throw new Error("failed");
  };

  await expect(limiter.run(fails, overloaded)).rejects.toThrow("failed");
  expect(await limiter.run(async () => "done", overloaded)).toBe("done");
});

it("refuses a task that waited too long, and removes it from the queue", async () => {
  const limiter = new ConcurrencyLimiter({ maxRunning: 1, maxQueued: 1, queueTimeoutMs: 5 });
  const first = pendingTask();
  const running = limiter.run(first.task, overloaded);

  await expect(limiter.run(async () => "done", overloaded)).rejects.toThrow("overloaded");
  first.finish();
  await running;
  expect(await limiter.run(async () => "done", overloaded)).toBe("done");
});
