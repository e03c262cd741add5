import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { chromium } from "./chromium.ts";
import { runStep } from "./steps.ts";

// `make test`: every suite, and at the end the sum of them all on a line of its own.

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const VITEST_RESULTS = "reports/vitest-results.json";
const PLAYWRIGHT_RESULTS = "reports/playwright-results.json";
const STORYBOOK_RESULTS = "reports/storybook-journeys.json";

await mkdir("reports", { recursive: true });
await Promise.all([VITEST_RESULTS, PLAYWRIGHT_RESULTS, STORYBOOK_RESULTS].map((file) => rm(file, { force: true })));
await needChromium();

const wentWell = [
  await runStep({ name: "Use cases, contracts, API, sockets, components, stories", command: "vitest", args: ["run"] }),
  await runStep({
    name: "Journeys in a real browser",
    command: "playwright",
    args: ["test", "--config", "webapp/e2e/playwright.config.ts"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULTS },
  }),
  await runStep({
    name: "A designer's path through the built Storybook",
    command: "playwright",
    args: ["test", "--config", ".storybook/journeys/playwright.config.ts"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: STORYBOOK_RESULTS },
  }),
];

const counts = [
  await vitestCount(),
  await playwrightCount(PLAYWRIGHT_RESULTS),
  await playwrightCount(STORYBOOK_RESULTS),
];
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
// A suite that ended badly without a failed test (it did not start, or ended half way) counts as one failure.
const broken = total.failed > 0 ? 0 : wentWell.filter((well) => !well).length;
const failed = total.failed + broken + total.skipped;
if (total.skipped > 0) console.error(`\n${total.skipped} tests were skipped: a skipped test is a failure here.`);
if (counts.some(({ passed }) => passed === 0)) console.error("\nA suite ran no test at all.");

console.log(`\n${total.passed} passed, ${failed} failed`);
if (failed > 0 || total.skipped > 0 || counts.some(({ passed }) => passed === 0)) process.exit(1);

async function vitestCount(): Promise<Count> {
  const report = await readReport(VITEST_RESULTS);
  return {
    passed: numberIn(report, "numPassedTests"),
    failed: numberIn(report, "numFailedTests"),
    skipped: numberIn(report, "numPendingTests") + numberIn(report, "numTodoTests"),
  };
}

async function playwrightCount(file: string): Promise<Count> {
  const report = await readReport(file);
  const stats = Object.entries(report).find(([name]) => name === "stats")?.[1] ?? {};
  // A test that passed only when tried again is flaky, and a flaky test is a bug.
  return {
    passed: numberIn(stats, "expected"),
    failed: numberIn(stats, "unexpected") + numberIn(stats, "flaky"),
    skipped: numberIn(stats, "skipped"),
  };
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

/** A Chromium of the machine's own, or Playwright's; installed where neither is there. */
async function needChromium(): Promise<void> {
  if (chromium().executablePath) return;
  const { chromium: playwrights } = await import("playwright");
  if (existsSync(playwrights.executablePath())) return;
  const asRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  console.log("Chromium is missing and is installed now: the tests in a browser need it.");
  const installed = asRoot
    ? await runStep({
        name: "Install Chromium",
        command: "bash",
        args: [
          "-c",
          "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null",
        ],
      })
    : await runStep({ name: "Install Chromium", command: "playwright", args: ["install", "chromium"] });
  if (!installed) throw new Error("Cannot run the tests in a browser: install Chromium, or give CHROME_PATH.");
}
