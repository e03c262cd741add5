import { expect, it } from "vitest";
import { measurePairs } from "./pairs.ts";

it("compares neighbouring rounds and ignores a disturbed one", async () => {
  const order: string[] = [];
  const first = [10, 20, 1_000];
  const second = [20, 40, 2_500];
  const pairs = await measurePairs(
    {
      async first() {
        order.push("first");
        return first.shift() ?? Number.NaN;
      },
      async second() {
        order.push("second");
        return second.shift() ?? Number.NaN;
      },
    },
    { rounds: 3 },
  );

  expect(pairs).toEqual({ first: 20, second: 40, ratio: 2 });
  expect(order).toEqual(["first", "second", "second", "first", "first", "second"]);
});
