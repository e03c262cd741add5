import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { chromium } from "./chromium.ts";
import { describeContainerSuite, runContainerSuite } from "./container_suite.ts";
import { runStep } from "./steps.ts";
import { concludeSuites, playwrightCount, vitestCount } from "./test_counts.ts";

// `make test`: every suite, and at the end the sum of them all on a line of its own.

const VITEST_RESULTS = "reports/vitest-results.json";
const PLAYWRIGHT_RESULTS = "reports/playwright-results.json";
const STORYBOOK_RESULTS = "reports/storybook-journeys.json";

await mkdir("reports", { recursive: true });
await Promise.all([VITEST_RESULTS, PLAYWRIGHT_RESULTS, STORYBOOK_RESULTS].map((file) => rm(file, { force: true })));
await needChromium();

const vitest = await runStep({
  name: "Use cases, contracts, API, sockets, components, stories",
  command: "vitest",
  args: ["run"],
});
const journeys = await runStep({
  name: "Journeys in a real browser",
  command: "playwright",
  args: ["test", "--config", "webapp/e2e/playwright.config.ts"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULTS },
});
const storybook = await runStep({
  name: "A designer's path through the built Storybook",
  command: "playwright",
  args: ["test", "--config", ".storybook/journeys/playwright.config.ts"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: STORYBOOK_RESULTS },
});
const containers = await runContainerSuite();

console.log(`\n${describeContainerSuite(containers)}`);
const isWell = concludeSuites([
  { count: await vitestCount(VITEST_RESULTS), wentWell: vitest },
  { count: await playwrightCount(PLAYWRIGHT_RESULTS), wentWell: journeys },
  { count: await playwrightCount(STORYBOOK_RESULTS), wentWell: storybook },
  ...(containers.ran ? [containers] : []),
]);
if (!isWell) process.exit(1);

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
