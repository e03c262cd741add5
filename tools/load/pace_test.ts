import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { pace } from "./pace.ts";

it("begins as many as are due, and waits for those that take long", async () => {
  let running = 0;
  let most = 0;
  const { begun, latencies } = await pace(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(100);
      running -= 1;
    },
    { perSecond: 100, seconds: 0.2 },
  );

  expect([begun, latencies.length, running]).toEqual([20, 20, 0]);
  expect(most).toBeGreaterThan(1);
  expect(Math.min(...latencies)).toBeGreaterThanOrEqual(99);
});

it("counts what fails, and goes on", async () => {
  const paced = await pace(
    async (nth) => {
      if (nth % 2 === 0) throw new Error(`the ${nth}th`);
    },
    { perSecond: 1_000, seconds: 0.01 },
  );

  expect([paced.begun, paced.latencies.length, paced.failed]).toEqual([10, 5, 5]);
  expect(paced.firstFailure?.message).toBe("the 0th");
});
