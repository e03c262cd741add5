import { parseArgs } from "node:util";
import { type BrowserContext, chromium as playwrightChromium } from "playwright";
import { comeHome, MAYA } from "../../tests/journeys/testing/people.ts";
import { chromium } from "../checks/chromium.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements, writeReport } from "../measure/measurements.ts";
import { positiveInteger } from "../measure/number_option.ts";
import { median, percentile } from "../measure/percentile.ts";
import { PHONE, slowDown } from "./measure_page.ts";
import { startProduct } from "./product.ts";
import { SCRIPTED_USE, type ScriptedUse } from "./scripted_use.ts";

// Measures how long the slow phone takes to show the result of a press or a key. README.md explains how to read it.

/** The app has started, and loaded its later code. */
const STARTED_MS = 10_000;
/** The last interaction is reported after the next paint. */
const REPORTED_MS = 1_000;

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds to the next paint. */
    interactions: Map<number, Interaction>;
  }
}

interface Interaction {
  took: number;
  what: string;
}

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, runs: { type: "string", default: "5" } },
});
const runs = positiveInteger(values.runs, "--runs");
const scripts = SCRIPTED_USE.filter(({ route }) => route.startsWith(values.only));
if (scripts.length === 0) throw new Error(`Cannot measure: no page begins with ${values.only}`);

const product = await startProduct();
const browser = await playwrightChromium.launch(chromium());
try {
  const context = await browser.newContext({ ...PHONE, baseURL: product.url, isMobile: true, hasTouch: true });
  await comeHome(await context.newPage(), MAYA);
  const rows: string[][] = [];
  const all: Record<string, unknown> = {};
  for (const script of scripts) {
    const seen: Interaction[][] = [];
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`${script.address}, ${run} of ${runs} …\n`);
      seen.push(await interactionsOf(script, context));
    }
    const slowestFirst = seen.flat().toSorted((one, other) => other.took - one.took);
    const times = seen.map((run) => run.map(({ took }) => took));
    const ofRuns = (percent: number) => times.map((run) => percentile(run, percent));
    all[script.route] = slowestFirst;
    rows.push([
      script.route,
      script.what,
      String(slowestFirst.length),
      String(median(ofRuns(50))),
      String(median(ofRuns(98))),
      ofRuns(98).join(", "),
      slowestFirst[0]?.what ?? "",
    ]);
  }
  printFigures("\nInteractions on the slow phone, in ms until the next paint. Those below 16 ms are not reported.\n");
  printFigures(markdownTable(["route", "what", "interactions", "p50", "p98", "p98 of each run", "the slowest"], rows));
  await writeMeasurements("bench_web_interactions", { title: "How long presses and keys take" });
  await writeReport("bench-interactions.json", all);
} finally {
  await browser.close();
  await product.stop();
}

/** Uses a new page as scripted, once it has started. */
async function interactionsOf({ address, use }: ScriptedUse, context: BrowserContext): Promise<Interaction[]> {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(address);
  await page.waitForTimeout(STARTED_MS);
  await slowDown(await context.newCDPSession(page));
  await use(page);
  await page.waitForTimeout(REPORTED_MS);
  const seen = await page.evaluate(() => [...window.interactions.values()]);
  await page.close();
  return seen;
}

/** Runs in the page before its own scripts. */
function watchInteractions(): void {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry) || !entry.interactionId || !("target" in entry)) continue;
      const id = Number(entry.interactionId);
      const target = entry.target instanceof Element ? entry.target : undefined;
      const name = target?.ariaLabel ?? target?.textContent.slice(0, 30) ?? "";
      const known = window.interactions.get(id);
      if (known && known.took >= entry.duration) continue;
      window.interactions.set(id, { took: entry.duration, what: `${entry.name} ${target?.localName ?? ""} ${name}` });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
