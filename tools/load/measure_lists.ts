import { HttpCaller } from "../measure/http_caller.ts";
import { startServerProcess } from "../measure/measured_process.ts";
import { signInNewcomers } from "../measure/people.ts";
import { percentile } from "../measure/percentile.ts";
import type { LoadFigure } from "./figures.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { pace } from "./pace.ts";
import { MEMBERS, ShoppingHouseholds } from "./shopping_households.ts";

const HOUSEHOLDS = 200;
/** The goal of the product. */
const P99_LIMIT_MS = 250;

/** 200 households of four who change their shopping lists at once: how long a change takes, and whether any is lost. */
export async function measureLists({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const people = await signInNewcomers(stack, HOUSEHOLDS * MEMBERS);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  const api = new HttpCaller(server.url);
  try {
    console.log(`${HOUSEHOLDS} households of ${MEMBERS} move together …`);
    const households = await ShoppingHouseholds.of(api, people);
    console.log("They change their lists …");
    const { begun, latenciesMs, failed, firstFailure } = await pace((nth) => households.change(nth), {
      perSecond: households.changesPerSecond,
      seconds: options.seconds,
    });
    if (firstFailure) console.error(firstFailure);
    const lost = await households.lost();
    return [
      { name: "changes of lists", value: begun, unit: "changes" },
      { name: "changes that failed", value: failed, unit: "changes", limit: 0 },
      { name: "acknowledged changes that were lost", value: lost, unit: "changes", limit: 0 },
      { name: "a change, median", value: percentile(latenciesMs, 50), unit: "ms" },
      { name: "a change, p99", value: percentile(latenciesMs, 99), unit: "ms", limit: P99_LIMIT_MS },
    ];
  } finally {
    api.close();
    await server.stop();
  }
}
