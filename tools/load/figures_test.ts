import { expect, it } from "vitest";
import { figuresTable, overLimit, ratio } from "./figures.ts";

it("shows counts without digits, ratios and small figures with two, and NaN as unknown", () => {
  const table = figuresTable([
    { name: "sockets open", value: 10_000, unit: "sockets" },
    { name: "memory for a socket", value: 14.26, unit: "kB" },
    ratio("p99 beside uploads", 12, 8),
    ratio("ratio to an unmeasured one", 12, 0),
  ]);

  expect(table.split("\n").slice(2)).toEqual([
    "| sockets open               |  10,000 | sockets |",
    "| memory for a socket        |    14.3 | kB      |",
    "| p99 beside uploads         |    1.50 | ratio   |",
    "| ratio to an unmeasured one | unknown | ratio   |",
  ]);
});

it("finds the figures beyond their limits, and those that are unknown", () => {
  const growth = (name: string, [value, against]: [number, number]) => ({
    ...ratio(name, value, against),
    limit: 1.05,
  });

  const beyond = overLimit([
    growth("a little more", [104, 100]),
    growth("a leak", [106, 100]),
    growth("not measured", [50, 0]),
    ratio("without a limit", 3, 1),
  ]);

  expect(beyond.map(({ name }) => name)).toEqual(["a leak", "not measured"]);
});
