import { expect, it } from "vitest";
import { WorkQueue } from "./work_queue.ts";

it("runs so much at once, lets so much wait in line, and refuses the rest", async () => {
  const queue = new WorkQueue({ running: 2, waiting: 3 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const answers = [0, 1, 2, 3, 4, 5, 6].map((number) =>
    queue.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => finish.push(resolve));
      return { number };
    }),
  );

  await expect(answers[5]).resolves.toBeUndefined();
  await expect(answers[6]).resolves.toBeUndefined();
  expect(started).toEqual([0, 1]);

  for (let done = 0; done < 5; done += 1) {
    finish[done]?.();
    await answers[done];
    await Promise.resolve();
    expect(started.length - (done + 1)).toBeLessThanOrEqual(2);
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

it("gives the place of work that failed to the next", async () => {
  const queue = new WorkQueue({ running: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error("burnt")));
  const next = queue.run(async () => ({ dish: "soup" }));

  await expect(failing).rejects.toThrow("burnt");
  await expect(next).resolves.toEqual({ dish: "soup" });
  await expect(queue.run(async () => ({ dish: "stew" }))).resolves.toEqual({ dish: "stew" });
});
