import { mkdir } from "node:fs/promises";
import { describeContainerSuite, runContainerSuite } from "./container_suite.ts";
import { concludeSuites } from "./test_counts.ts";

// `make test-containers`: the integration tests on containers alone.

await mkdir("reports", { recursive: true });
const suite = await runContainerSuite();
if (!suite.ran) {
  console.error(`Cannot test on containers: ${suite.reason}.`);
  process.exit(1);
}
console.log(`\n${describeContainerSuite(suite)}`);
if (!concludeSuites([suite])) process.exit(1);
