import { expect, it } from "vitest";
import { Gate } from "./gate.ts";

const refusal = () => new Error("full");

/** Work that ends when it is told to. */
function held(): { work: () => Promise<string>; end: () => void } {
  let end = () => {};
  const done = new Promise<string>((resolve) => {
    end = () => resolve("done");
  });
  return { work: () => done, end: () => end() };
}

it("runs as many as may be inside, the next ones in turn, and refuses the rest", async () => {
  const gate = new Gate({ inside: 1, waiting: 2, patience: 60_000 });
  const order: string[] = [];
  const first = held();
  const note = (name: string) => async () => {
    order.push(name);
  };
  const running = gate.run(first.work, refusal);
  const second = gate.run(note("second"), refusal);
  const third = gate.run(note("third"), refusal);

  await expect(gate.run(note("fourth"), refusal)).rejects.toThrow("full");
  expect(order).toEqual([]);
  first.end();
  await Promise.all([running, second, third]);
  expect(order).toEqual(["second", "third"]);
});

it("never runs more than it may at once, whoever leaves and comes in between", async () => {
  const gate = new Gate({ inside: 2, waiting: 10, patience: 60_000 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
  };
  const early = Array.from({ length: 6 }, () => gate.run(work, refusal));
  await early[0];
  await Promise.all([...early, ...Array.from({ length: 6 }, () => gate.run(work, refusal))]);

  expect(most).toBe(2);
});

it("gives a place back when the work fails", async () => {
  const gate = new Gate({ inside: 1, waiting: 0, patience: 0 });
  const fails = async () => {
    throw new Error("burnt");
  };

  await expect(gate.run(fails, refusal)).rejects.toThrow("burnt");
  expect(await gate.run(async () => "served", refusal)).toBe("served");
});

it("lets nobody wait for ever, and forgets who gave up", async () => {
  const gate = new Gate({ inside: 1, waiting: 1, patience: 5 });
  const first = held();
  const running = gate.run(first.work, refusal);

  await expect(gate.run(async () => "served", refusal)).rejects.toThrow("full");
  first.end();
  await running;
  expect(await gate.run(async () => "served", refusal)).toBe("served");
});
