import { rm } from "node:fs/promises";
import { dockerEngine, type Images, needImages } from "../infra/containers/mod.ts";
import { runStep } from "./steps.ts";
import { type Count, vitestCount } from "./test_counts.ts";

/** How the tests on containers went, or why there were none. */
export type ContainerSuite =
  | { readonly ran: true; readonly wentWell: boolean; readonly count: Count; readonly images: Images }
  | { readonly ran: false; readonly reason: string };

const RESULTS = "reports/containers-results.json";

/** Runs the integration tests, contracts, API and chat, on Postgres and MinIO in containers, where an engine answers. */
export async function runContainerSuite(): Promise<ContainerSuite> {
  if ((await dockerEngine()) === undefined) return { ran: false, reason: "no Docker engine answers" };
  let images: Images;
  try {
    images = await needImages({ onProgress: console.log });
  } catch (error) {
    const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return { ran: false, reason: line };
  }
  await rm(RESULTS, { force: true });
  const wentWell = await runStep({
    name: "Contracts, API and chat on Postgres and MinIO in containers",
    command: "vitest",
    args: ["run", "--project", "integration"],
    env: { TEST_PARTS: "containers" },
  });
  return { ran: true, wentWell, count: await vitestCount(RESULTS), images };
}

/** One line: how many tests ran on containers of what, or that none did, and what stands in for them. */
export function describeContainerSuite(suite: ContainerSuite): string {
  if (!suite.ran) return `Not run on containers: ${suite.reason}. The same tests ran on the embedded Postgres.`;
  const { passed, failed, skipped } = suite.count;
  return `On containers (${suite.images.postgres}, ${suite.images.minio}): ${passed + failed + skipped} tests ran.`;
}
