import { mkdir, rm } from "node:fs/promises";
import { describeContainerSuite, runContainerSuite } from "./container_suite.ts";
import { makeImagesAside } from "./images_aside.ts";
import { needChromium } from "./need_chromium.ts";
import { describeProductionJourneys, runProductionJourneys } from "./production_journeys.ts";
import { runStep } from "./steps.ts";
import { concludeSuites, playwrightCount, vitestCount } from "./test_counts.ts";

// `make test`: every suite, and at the end the sum of them all on a line of its own.

const VITEST_RESULTS = "reports/vitest-results.json";
const PLAYWRIGHT_RESULTS = "reports/playwright-results.json";
const STORYBOOK_RESULTS = "reports/storybook-journeys.json";

await mkdir("reports", { recursive: true });
await Promise.all([VITEST_RESULTS, PLAYWRIGHT_RESULTS, STORYBOOK_RESULTS].map((file) => rm(file, { force: true })));
await needChromium();
const images = makeImagesAside();

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
await images;
const containers = await runContainerSuite();
const production = containers.ran ? await runProductionJourneys() : undefined;

console.log(`\n${describeContainerSuite(containers)}`);
if (production) console.log(describeProductionJourneys(production));
const isWell = concludeSuites([
  { count: await vitestCount(VITEST_RESULTS), wentWell: vitest },
  { count: await playwrightCount(PLAYWRIGHT_RESULTS), wentWell: journeys },
  { count: await playwrightCount(STORYBOOK_RESULTS), wentWell: storybook },
  ...(containers.ran ? [containers] : []),
  ...(production ? [production] : []),
]);
if (!isWell) process.exit(1);
