import { rm } from "node:fs/promises";
import { dockerEngine, ensureImages, type Images } from "../../infra/production/images/mod.ts";
import { runStep } from "./steps.ts";
import { type Suite, testsUnder, vitestReport } from "./suite_report.ts";

/** How the tests on containers went, or why there were none. */
export type ContainerSuite =
  | (Suite & {
      readonly ran: true;
      /** How many of them met the server as an image. */
      readonly ofServerImage: number;
      readonly images: Images;
    })
  | { readonly ran: false; readonly reason: string };

const RESULTS = "reports/containers-results.json";
/** Where the tests are that meet the server as an image in this lane. */
const OF_SERVER_IMAGE = "tests/conformance/";

/**
 * Runs the integration tests on Postgres and MinIO in containers, where an engine answers; those of the whole product's
 * API and chat against the server's image.
 */
export async function runContainerSuite(): Promise<ContainerSuite> {
  if ((await dockerEngine()) === undefined) return { ran: false, reason: "no Docker engine answers" };
  let images: Images;
  try {
    images = await ensureImages({ onProgress: console.log });
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ran: false, reason: line };
  }
  await rm(RESULTS, { force: true });
  const name = "Contracts on Postgres and MinIO in containers, API and chat of the server's image";
  const wentWell = await runStep({
    name,
    command: "vitest",
    // The drill of the production form waits for containers most of its time: beside it, a second worker does the rest.
    args: ["run", "--project", "integration", "--maxWorkers", "2"],
    env: { TEST_PARTS: "containers" },
  });
  const report = await vitestReport(RESULTS);
  return { name, ran: true, wentWell, report, ofServerImage: testsUnder(OF_SERVER_IMAGE, report), images };
}

/** One line: how many tests ran on containers of what, or that none did, and what stands in for them. */
export function describeContainerSuite(suite: ContainerSuite): string {
  if (!suite.ran) return `Not run on containers: ${suite.reason}. The same tests ran on the embedded Postgres.`;
  const { images, ofServerImage } = suite;
  const { passed, failed, skipped } = suite.report.count;
  return `On containers (${images.postgres}, ${images.minio}): ${passed + failed + skipped} tests ran, ${ofServerImage} of them against the server's image.`;
}
