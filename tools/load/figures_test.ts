import { expect, it } from "vitest";
import { figuresTable, ratio } from "./figures.ts";

it("says counts whole, ratios and small figures with two digits, and what is not known", () => {
  const table = figuresTable([
    { name: "sockets open", value: 10_000, unit: "sockets" },
    { name: "memory for a socket", value: 14.26, unit: "kB" },
    ratio("p99 beside uploads", 12, 8),
    ratio("nothing to hold it against", 12, 0),
  ]);

  expect(table.split("\n").slice(2)).toEqual([
    "| sockets open               |  10,000 | sockets |",
    "| memory for a socket        |    14.3 |      kB |",
    "| p99 beside uploads         |    1.50 |   ratio |",
    "| nothing to hold it against | unknown |   ratio |",
  ]);
});
