import { expect, it } from "vitest";
import { BackgroundLoop } from "./background_loop.ts";

it("works while there is anything to do, is woken, outlives faults, and stops after the step that is under way", async () => {
  const work: (() => Promise<void>)[] = [];
  const faults: unknown[] = [];
  const done: string[] = [];
  const does = (name: string, gate?: Promise<void>) => async () => {
    await gate;
    done.push(name);
  };
  const loop = new BackgroundLoop({
    async step() {
      await work.shift()?.();
      return work.length > 0;
    },
    idleMs: 3_600_000,
    onFault: (error) => faults.push(error),
  });
  work.push(does("a"), does("b"), () => Promise.reject(new Error("Outage")));
  loop.start();
  await expect.poll(() => faults).toEqual([new Error("Outage")]);
  const gate = Promise.withResolvers<void>();
  work.push(does("c", gate.promise), does("d"));
  loop.wake();
  await expect.poll(() => work.length).toBe(1);
  const stopped = loop.stop();
  gate.resolve();
  await stopped;

  expect(done).toEqual(["a", "b", "c"]);
});
