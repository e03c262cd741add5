import { mkdir } from "node:fs/promises";
import { describeContainerSuite, runContainerSuite } from "./container_suite.ts";
import { needChromium } from "./need_chromium.ts";
import { describeProductionJourneys, runProductionJourneys } from "./production_journeys.ts";
import { concludeSuites } from "./suite_report.ts";

// `make test-containers`: the integration tests on containers, and journeys through the production form, alone.

await mkdir("reports", { recursive: true });
await needChromium();
const suite = await runContainerSuite();
if (!suite.ran) {
  console.error(`Cannot test on containers: ${suite.reason}.`);
  process.exit(1);
}
const journeys = await runProductionJourneys();
console.log(`\n${describeContainerSuite(suite)}\n${describeProductionJourneys(journeys)}`);
if (!concludeSuites([suite, journeys])) process.exit(1);
