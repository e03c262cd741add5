import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** How a suite's tests ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What Vitest's JSON report counts; nothing where there is no report. */
export async function vitestCount(file: string): Promise<Count> {
  const report = await readReport(file);
  return {
    passed: numberIn(report, "numPassedTests"),
    failed: numberIn(report, "numFailedTests"),
    skipped: numberIn(report, "numPendingTests") + numberIn(report, "numTodoTests"),
  };
}

/** How many tests of a folder, such as `infra/conformance/`, Vitest's JSON report tells of, however they ended. */
export async function vitestCountUnder(folder: string, file: string): Promise<number> {
  const { testResults } = (await readReport(file)) as { testResults?: VitestFile[] };
  const files = testResults?.filter(({ name }) => name.includes(`/${folder}`)) ?? [];
  return files.reduce((total, { assertionResults }) => total + assertionResults.length, 0);
}

/** Of a test file, as Vitest's JSON report has it. */
interface VitestFile {
  readonly name: string;
  readonly assertionResults: readonly unknown[];
}

/** What Playwright's JSON report counts; nothing where there is no report. */
export async function playwrightCount(file: string): Promise<Count> {
  const report = await readReport(file);
  const stats = Object.entries(report).find(([name]) => name === "stats")?.[1] ?? {};
  // A test that passed only when tried again is flaky, and a flaky test is a bug.
  return {
    passed: numberIn(stats, "expected"),
    failed: numberIn(stats, "unexpected") + numberIn(stats, "flaky"),
    skipped: numberIn(stats, "skipped"),
  };
}

/**
 * Prints the sum of all suites, `N passed, N failed`, as the last line.
 *
 * @returns whether all is well: every suite ran, went well, and left no test out.
 */
export function concludeSuites(suites: readonly { readonly count: Count; readonly wentWell: boolean }[]): boolean {
  const sum = (name: keyof Count) => suites.reduce((total, { count }) => total + count[name], 0);
  const skipped = sum("skipped");
  // A suite that ended badly without a failed test (it did not start, or ended half way) counts as one failure.
  const broken = sum("failed") > 0 ? 0 : suites.filter(({ wentWell }) => !wentWell).length;
  const failed = sum("failed") + broken + skipped;
  const isEmpty = suites.some(({ count }) => count.passed === 0);
  if (skipped > 0) console.error(`\n${skipped} tests were skipped: a skipped test is a failure here.`);
  if (isEmpty) console.error("\nA suite ran no test at all.");

  console.log(`\n${sum("passed")} passed, ${failed} failed`);
  return failed === 0 && !isEmpty;
}

async function readReport(file: string): Promise<object> {
  if (!existsSync(file)) return {};
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  return report && typeof report === "object" ? report : {};
}

function numberIn(report: unknown, name: string): number {
  const value: unknown =
    report && typeof report === "object" ? Object.entries(report).find(([key]) => key === name)?.[1] : 0;
  return typeof value === "number" ? value : 0;
}
