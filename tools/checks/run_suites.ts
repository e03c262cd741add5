import { mkdir, rm } from "node:fs/promises";
import { type JunitReport, readJunitReport } from "./junit_report.ts";
import { runCommand } from "./run_command.ts";

/** A set of tests that one command runs. It writes a JUnit report to the file that REPORT_FILE names. */
export interface Suite {
  /** Short, since it stands in front of every line of the suite's output. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly timeLimitMinutes: number;
  /** Waits for what the suite needs. Returns why it can't run on this machine, or undefined when it can. */
  readonly prepare?: () => Promise<string | undefined>;
}

/** Suites that run one after the other. Lanes run at the same time. */
export type Lane = readonly Suite[];

const SLOWEST_FILES = 10;
const MAX_FAILURES = 20;

interface Result {
  readonly suite: Suite;
  readonly exitedWell: boolean;
  readonly seconds: number;
  readonly report: JunitReport;
  /** Why the suite did not run. */
  readonly unavailable?: string;
}

/**
 * Runs all suites, a phase after the other, and prints a summary, whose last line is `N passed, N failed`.
 *
 * @param phases the lanes of each phase.
 * @returns whether every suite ran at least one test, or said why it can't, and nothing failed or was skipped.
 */
export async function runSuites(phases: readonly (readonly Lane[])[]): Promise<boolean> {
  await mkdir("reports", { recursive: true });
  const results: Result[] = [];
  for (const lanes of phases) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const suite of lane) results.push(await runSuite(suite));
      }),
    );
  }
  return summarize(results);
}

async function runSuite(suite: Suite): Promise<Result> {
  const { name, command, env, timeLimitMinutes } = suite;
  const reportFile = `reports/${name.replaceAll(" ", "_")}.xml`;
  await rm(reportFile, { force: true });
  const start = Date.now();
  const unavailable = await suite.prepare?.();
  const exitedWell =
    unavailable === undefined &&
    (await runCommand(command, {
      env: { ...env, REPORT_FILE: reportFile },
      timeLimitMinutes,
      prefix: `[${name}] `,
    }));
  const report = await readJunitReport(reportFile);
  const result = { suite, exitedWell, seconds: (Date.now() - start) / 1000, report };
  return unavailable === undefined ? result : { ...result, unavailable };
}

function summarize(results: readonly Result[]): boolean {
  const ran = results.filter(({ unavailable }) => unavailable === undefined);
  const sum = (count: "passed" | "failed" | "skipped") => ran.reduce((total, { report }) => total + report[count], 0);
  // A suite that failed before, between or after its tests counts as one failure; so does one without tests.
  const broken = ran.filter(
    ({ exitedWell, report }) => report.failed === 0 && (!exitedWell || report.passed + report.skipped === 0),
  );
  const failed = sum("failed") + sum("skipped") + broken.length;

  const files = ran.flatMap(({ suite, report }) => report.files.map((file) => ({ suite: suite.name, ...file })));
  console.log("\nThe ten slowest files:");
  for (const { suite, name, seconds } of files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_FILES)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${suite}: ${name}`);
  }

  console.log("\nSuites:");
  for (const { suite, seconds, report, unavailable } of results) {
    const counts = `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`;
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${suite.name}: ${unavailable ?? counts}`);
  }

  const failures = ran.flatMap(({ suite, report }) =>
    report.failures.map((failure) => ({ suite: suite.name, ...failure })),
  );
  if (failed > 0) console.error("\nFailed:");
  for (const { suite, test, error } of failures.slice(0, MAX_FAILURES)) {
    console.error(`- ${suite}: ${test}\n${error.replaceAll(/^/gmu, "    ")}`);
  }
  if (failures.length > MAX_FAILURES) console.error(`  and ${failures.length - MAX_FAILURES} more.`);
  for (const { suite, exitedWell } of broken) {
    console.error(`- ${suite.name}: ${exitedWell ? "no test ran" : "its command failed, though no test did"}`);
  }
  if (sum("skipped") > 0) console.error(`- ${sum("skipped")} tests were skipped, which counts as failed.`);

  console.log(`\n${sum("passed")} passed, ${failed} failed`);
  return failed === 0 && ran.length > 0;
}
