import { expect, it } from "vitest";
import { type Result, resultsTable } from "./results_table.ts";

const week: Result = {
  recipes: 1_000,
  call: "GET /meal-plans",
  connections: 16,
  server: { perSecond: 2_000.4, p50: 7.94, p95: 12, p99: 20.25 },
  floor: { perSecond: 3_000.6, p50: 5, p95: 9.96, p99: 11 },
  ratio: 1.5,
};

it("is a table whose columns stand under each other", () => {
  const lines = resultsTable([week, { ...week, call: "GET /recipes, for oneself", connections: 1 }]).split("\n");

  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines[2]).toMatch(
    /^\| GET \/meal-plans +\| +16 \| +2,000 \| +7\.9 \| +12\.0 \| +20\.3 \| +3,001 \| +5\.0 \| +10\.0 \| +11\.0 \| +1\.50 \|$/u,
  );
  expect(lines[1]).toMatch(/^\| -+ \| -+: \|/u);
});
