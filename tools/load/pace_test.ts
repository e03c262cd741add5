import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { pace } from "./pace.ts";

it("starts calls when they are due and waits for slow ones", async () => {
  let running = 0;
  let most = 0;
  const { begun, latenciesMs } = await pace(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(100);
      running -= 1;
    },
    { perSecond: 100, seconds: 0.2 },
  );

  expect([begun, latenciesMs.length, running]).toEqual([20, 20, 0]);
  expect(most).toBeGreaterThan(1);
  expect(Math.min(...latenciesMs)).toBeGreaterThanOrEqual(99);
});

it("counts failures and continues", async () => {
  const paced = await pace(
    async (nth) => {
      if (nth % 2 === 0) throw new Error(`the ${nth}th`);
    },
    { perSecond: 1_000, seconds: 0.01 },
  );

  expect([paced.begun, paced.latenciesMs.length, paced.failed]).toEqual([10, 5, 5]);
  expect(paced.firstFailure?.message).toBe("the 0th");
});
