import { setTimeout as delay } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { InboundQueue } from "./inbound_queue.ts";

function queueOf(pauseAt: number) {
  const handled: number[] = [];
  const source = { pauseAt, pause: vi.fn<() => void>(), resume: vi.fn<() => void>() };
  const queue = new InboundQueue<number>(async (item) => {
    await delay(item % 3); // the later one is often the quicker one
    handled.push(item);
  }, source);
  return { queue, source, handled };
}

it("handles items in order, and reports when it is idle", async () => {
  const { queue, handled } = queueOf(1_000);
  const items = Array.from({ length: 50 }, (_, n) => n);
  for (const item of items) queue.push(item);
  expect(queue.busy).toBe(true);
  await queue.idle();

  expect(handled).toEqual(items);
  expect(queue.busy).toBe(false);
});

// #server-bounded
it("pauses the source when it is full, resumes it when half is handled, and drops nothing", async () => {
  const { queue, source, handled } = queueOf(8);
  for (let item = 0; item < 20; item += 1) queue.push(item);
  expect(source.pause).toHaveBeenCalledTimes(1);
  expect(source.resume).not.toHaveBeenCalled();
  await queue.idle();

  expect(source.resume).toHaveBeenCalledTimes(1);
  expect(handled).toHaveLength(20);
  queue.push(20);
  await queue.idle();
  expect(source.pause).toHaveBeenCalledTimes(1);
});
