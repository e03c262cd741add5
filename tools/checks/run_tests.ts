import { mkdir, rm } from "node:fs/promises";
import { describeContainerSuite, runContainerSuite } from "./container_suite.ts";
import { needChromium } from "./need_chromium.ts";
import { prebuildImages } from "./prebuild_images.ts";
import { describeProductionJourneys, runProductionJourneys } from "./production_journeys.ts";
import { runStep, type Step } from "./steps.ts";
import { concludeSuites, playwrightReport, type Suite, type SuiteReport, vitestReport } from "./suite_report.ts";

// `make test`: every suite, and at the end the sum of them all on a line of its own.

const VITEST_RESULTS = "reports/vitest-results.json";
const PLAYWRIGHT_RESULTS = "reports/playwright-results.json";
const STORYBOOK_RESULTS = "reports/storybook-journeys.json";

await mkdir("reports", { recursive: true });
await Promise.all([VITEST_RESULTS, PLAYWRIGHT_RESULTS, STORYBOOK_RESULTS].map((file) => rm(file, { force: true })));
await needChromium();
const images = prebuildImages();

const suites = [
  await runSuite(
    { name: "Use cases, contracts, API, sockets, components, stories", command: "vitest", args: ["run"] },
    () => vitestReport(VITEST_RESULTS),
  ),
  await runSuite(
    {
      name: "Journeys in a real browser",
      command: "playwright",
      args: ["test", "--config", "tests/journeys/playwright.config.ts"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULTS },
    },
    () => playwrightReport(PLAYWRIGHT_RESULTS),
  ),
  await runSuite(
    {
      name: "A designer's path through the built Storybook",
      command: "playwright",
      args: ["test", "--config", "tests/storybook/playwright.config.ts"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: STORYBOOK_RESULTS },
    },
    () => playwrightReport(STORYBOOK_RESULTS),
  ),
];
await images;
const containers = await runContainerSuite();
const production = containers.ran ? await runProductionJourneys() : undefined;

console.log(`\n${describeContainerSuite(containers)}`);
if (production) console.log(describeProductionJourneys(production));
const isWell = concludeSuites([
  ...suites,
  ...(containers.ran ? [containers] : []),
  ...(production ? [production] : []),
]);
if (!isWell) process.exit(1);

async function runSuite(step: Step, report: () => Promise<SuiteReport>): Promise<Suite> {
  return { name: step.name, wentWell: await runStep(step), report: await report() };
}
