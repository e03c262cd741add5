import { rm } from "node:fs/promises";
import { ProductionStack } from "../../tests/production/testing/production_stack.ts";
import { runStep } from "./steps.ts";
import { playwrightReport, type Suite } from "./suite_report.ts";

const RESULTS = "reports/production-journeys.json";
/** Of the journeys, those that go through every part of it: proxy, servers, Postgres, photos, sockets, identity. */
const TAG = "@production";
const NAME = "Journeys in a real browser, through what `make up` starts";

/**
 * Runs some of the journeys in a real browser through what `make up` starts for trying out, under a name of its own. Needs
 * a Docker engine.
 */
export async function runProductionJourneys(): Promise<Suite> {
  await rm(RESULTS, { force: true });
  console.log("\n── `make up`, for journeys through it");
  const stack = await ProductionStack.prepare();
  try {
    const { code, said } = await stack.make("up", { SEED_PEOPLE: "on" });
    console.log(said.trim());
    const wentWell =
      code === 0 &&
      (await runStep({
        name: NAME,
        command: "playwright",
        args: ["test", "--config=tests/journeys/playwright.config.ts", `--grep=${TAG}`, "--output=reports/production"],
        env: { PRODUCT_URL: stack.url, PLAYWRIGHT_JSON_OUTPUT_FILE: RESULTS },
      }));
    return { name: NAME, wentWell, report: await playwrightReport(RESULTS) };
  } finally {
    await stack.remove();
  }
}

/** One line: how many there were. */
export function describeProductionJourneys({ report }: Suite): string {
  const { passed, failed, skipped } = report.count;
  return `In a browser, through what \`make up\` starts: ${passed + failed + skipped} journeys.`;
}
