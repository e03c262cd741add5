import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";

/** How a suite's tests ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What went wrong, told in a few lines, so that the end of a long log is enough to know it. */
export interface Failure {
  /** The file and the test's whole name; of what failed outside any test, the file or the suite. */
  readonly where: string;
  /** What it said first, at most three lines. */
  readonly said: string;
}

/** How a suite went. */
export interface SuiteReport {
  readonly count: Count;
  readonly failures: readonly Failure[];
}

/** A report of Vitest's, as `tools/checks/vitest_reporter.ts` writes it. */
export interface VitestReport extends SuiteReport {
  /** How many tests each file has, however they ended, by its path from the root of the project. */
  readonly testsByFile: Readonly<Record<string, number>>;
}

/** A suite that was to run. */
export interface Suite {
  readonly name: string;
  /** Whether its runner said so. */
  readonly wentWell: boolean;
  readonly report: SuiteReport;
}

const NOTHING: VitestReport = { count: { passed: 0, failed: 0, skipped: 0 }, failures: [], testsByFile: {} };

/** What the run that wrote the file said; nothing where there is no such file. */
export async function vitestReport(file: string): Promise<VitestReport> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as VitestReport) : NOTHING;
}

/** How many tests of a folder, such as `tests/conformance/`, ran, however they ended. */
export function testsUnder(folder: string, { testsByFile }: VitestReport): number {
  return Object.entries(testsByFile)
    .filter(([file]) => file.startsWith(folder))
    .reduce((total, [, tests]) => total + tests, 0);
}

/** What Playwright's JSON report says; nothing where there is no report. */
export async function playwrightReport(file: string): Promise<SuiteReport> {
  if (!existsSync(file)) return NOTHING;
  const { stats, suites, errors } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport;
  return {
    // A test that passed only when tried again is flaky, and a flaky test is a bug.
    count: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    failures: [
      ...errors.map(({ message }) => ({ where: "before or after the tests", said: firstLines(message) })),
      ...specsIn(suites)
        .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
        .map(({ file: journey, title, tests }) => ({
          where: `${journey} › ${title}`,
          said: firstLines(tests.flatMap(({ results }) => results.flatMap((result) => result.errors))[0]?.message),
        })),
    ],
  };
}

/** What is read of Playwright's JSON report. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

interface PlaywrightSuite {
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}

function specsIn(suites: readonly PlaywrightSuite[]): readonly PlaywrightSpec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)]);
}

/** Of an error's message the first three lines that say something, without colours, each at most 300 characters. */
export function firstLines(message = ""): string {
  return stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim().slice(0, 300))
    .filter(Boolean)
    .slice(0, 3)
    .join("\n");
}

/** How many failures are told again at the end. */
const FAILURES_TOLD = 20;

/**
 * Prints what failed, and as the last line the sum of all suites, `N passed, N failed`.
 *
 * @returns whether all is well: every suite ran, went well, and left no test out.
 */
export function concludeSuites(suites: readonly Suite[]): boolean {
  const sum = (name: keyof Count) => suites.reduce((total, { report }) => total + report.count[name], 0);
  const skipped = sum("skipped");
  // A suite that ended badly without a failed test (it did not start, or ended half way) counts as one failure.
  const broken = suites.filter(({ wentWell, report }) => !wentWell && report.count.failed === 0);
  const failed = sum("failed") + broken.length + skipped;
  const empty = suites.filter(({ report }) => report.count.passed === 0);

  const failures = suites.flatMap(({ name, report }) => report.failures.map((failure) => ({ name, ...failure })));
  if (failures.length > 0) console.error("\nWhat failed:");
  for (const { name, where, said } of failures.slice(0, FAILURES_TOLD)) {
    console.error(`- ${name}: ${where}\n${said.replaceAll(/^/gmu, "    ")}`);
  }
  if (failures.length > FAILURES_TOLD) console.error(`  and ${failures.length - FAILURES_TOLD} more.`);
  for (const { name } of broken) console.error(`- ${name}: ended badly without a failed test.`);
  for (const { name } of empty) console.error(`- ${name}: ran no test at all.`);
  if (skipped > 0) console.error(`\n${skipped} tests were skipped: a skipped test is a failure here.`);

  console.log(`\n${sum("passed")} passed, ${failed} failed`);
  return failed === 0 && empty.length === 0;
}
