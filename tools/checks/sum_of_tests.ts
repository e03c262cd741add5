/** The parts of a JSON report of Vitest or Playwright that say how many tests there were. */
export type Report =
  | { readonly numTotalTests: number; readonly numPassedTests: number }
  | { readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>> };

/**
 * Adds up the tests of a run. A skipped test counts as failed. So do a command that failed although none of its tests did,
 * and a run without tests, as one.
 *
 * @param options `exitCode` of the commands that ran the tests.
 */
export function sumOfTests(
  reports: readonly Report[],
  { exitCode }: { readonly exitCode: number },
): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const report of reports) {
    if ("stats" in report) {
      const { expected, unexpected, flaky, skipped } = report.stats;
      passed += expected;
      failed += unexpected + flaky + skipped;
    } else {
      passed += report.numPassedTests;
      failed += report.numTotalTests - report.numPassedTests;
    }
  }
  const isBroken = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && isBroken ? 1 : failed };
}
