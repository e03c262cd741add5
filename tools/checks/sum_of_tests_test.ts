import { expect, it } from "vitest";
import { sumOfTests } from "./sum_of_tests.ts";

const vitest = { numTotalTests: 4, numPassedTests: 4 };
const journeys = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };

it.each([
  ["adds up what passed", [vitest, journeys], 0, { passed: 7, failed: 0 }],
  [
    "counts what failed or was skipped in Vitest",
    [{ numTotalTests: 4, numPassedTests: 2 }],
    1,
    { passed: 2, failed: 2 },
  ],
  [
    "counts what failed, passed at a second try or was skipped in Playwright",
    [{ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } }],
    1,
    { passed: 3, failed: 3 },
  ],
  ["fails when a command failed, but none of its tests", [vitest], 1, { passed: 4, failed: 1 }],
  ["fails when no test ran", [], 0, { passed: 0, failed: 1 }],
])("%s", (_case, reports, exitCode, sum) => {
  expect(sumOfTests(reports, { exitCode })).toEqual(sum);
});
