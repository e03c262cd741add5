import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium as playwrightChromium } from "playwright";
import { freePort } from "../../adapters/system/free_port.ts";
import { comeTo } from "../../tests/journeys/testing/people.ts";
import { chromium } from "../checks/chromium.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements, writeReport } from "../measure/measurements.ts";
import { positiveInteger } from "../measure/number_option.ts";
import { median } from "../measure/percentile.ts";
import { CATEGORIES, type Category, type LighthouseScores, lighthouseScores } from "./lighthouse_scores.ts";
import { makePages } from "./make_pages.ts";
import { measurePage, type PageFigures, PHONE } from "./measure_page.ts";
import { startProduct } from "./product.ts";
import { type Made, VISITS, type Visit } from "./visits.ts";

// `make bench-web`: measures a first visit of every route on a slow phone, and with Lighthouse. README.md says how to read it.

const DESKTOP = { viewport: { width: 1280, height: 900 } };

interface Row {
  readonly visit: Visit;
  readonly visited: { readonly phone: PageFigures; readonly desktop: PageFigures } | undefined;
  readonly lighthouse: LighthouseScores | undefined;
}

interface Wanted {
  readonly visits: readonly Visit[];
  readonly made: Made;
  readonly runs: number;
  /** On the slow phone, and at 1280 px. */
  readonly firstVisits: boolean;
  readonly lighthouse: boolean;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      runs: { type: "string", default: "1" },
      "no-lighthouse": { type: "boolean", default: false },
      "only-lighthouse": { type: "boolean", default: false },
    },
  });
  const runs = positiveInteger(values.runs, "--runs");
  const visits = VISITS.filter(({ route }) => route.startsWith(values.only));
  if (visits.length === 0) throw new Error(`Cannot measure: no route begins with ${values.only}`);
  const product = await startProduct();
  try {
    const made = await makePages(product.url);
    const rows: Row[] = [];
    for (const [person, chosen] of Map.groupBy(visits, (visit) => visit.person)) {
      rows.push(
        ...(await withBrowser(product.url, person, {
          visits: chosen,
          made,
          runs,
          firstVisits: !values["only-lighthouse"],
          lighthouse: !values["no-lighthouse"],
        })),
      );
    }
    printTables(rows);
    await writeMeasurements("bench_web", { title: "How heavy and how fast the screens are" });
    await writeReport("bench-web.json", rows);
  } finally {
    await product.stop();
  }
}

/** Measures pages in one browser, in which a person may be signed in. */
async function withBrowser(
  url: string,
  person: Visit["person"],
  { visits, made, runs, firstVisits, lighthouse }: Wanted,
): Promise<Row[]> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "weekplate-bench-"));
  const { args, ...where } = chromium();
  const browser = await playwrightChromium.launchPersistentContext(folder, {
    ...where,
    args: [...args, `--remote-debugging-port=${port}`],
    baseURL: url,
    ...DESKTOP,
  });
  try {
    if (person) {
      const page = await browser.newPage();
      await comeTo(page, "/home", person);
      // Once it has started, the app has announced this browser to the server by a cookie.
      await page.getByRole("article").first().waitFor();
    }
    const state = await browser.storageState({ indexedDB: true });
    const rows: Row[] = [];
    for (const visit of visits) {
      const address = url + (typeof visit.address === "string" ? visit.address : visit.address(made));
      process.stderr.write(`${visit.route} …\n`);
      const figures = async (device: typeof PHONE | typeof DESKTOP) =>
        medianFigures(
          await repeated(runs, async () =>
            inFreshBrowser({ ...device, storageState: state }, (context) => measurePage(context, address)),
          ),
        );
      const scores = lighthouse ? await repeated(runs, async () => lighthouseScores(address, { port })) : undefined;
      rows.push({
        visit,
        visited: firstVisits ? { phone: await figures(PHONE), desktop: await figures(DESKTOP) } : undefined,
        lighthouse: scores && medianScores(scores),
      });
    }
    return rows;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function repeated<Figures>(runs: number, measure: () => Promise<Figures>): Promise<readonly Figures[]> {
  const measured: Figures[] = [];
  while (measured.length < runs) measured.push(await measure());
  return measured;
}

/** The median of each time; the worst layout shift, with the moved elements. */
function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const [worst] = visits.toSorted((one, other) => other.layoutShift - one.layoutShift);
  if (!worst) throw new Error("Cannot measure: no visit was made");
  const medianOf = (figure: (visit: PageFigures) => number) => median(visits.map(figure));
  return {
    ...worst,
    firstPaint: medianOf(({ firstPaint }) => firstPaint),
    largestPaint: medianOf(({ largestPaint }) => largestPaint),
    longTasks: medianOf(({ longTasks }) => longTasks),
    blocked: medianOf(({ blocked }) => blocked),
  };
}

/** The run with the median performance, with the worst score of each other category. */
function medianScores(runs: readonly LighthouseScores[]): LighthouseScores | undefined {
  const byPerformance = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = byPerformance[Math.ceil(runs.length / 2) - 1];
  if (!middle) return undefined;
  const worst = (category: Category) => Math.min(...runs.map(({ scores }) => scores[category]));
  return {
    ...middle,
    scores: {
      performance: middle.scores.performance,
      accessibility: worst("accessibility"),
      "best-practices": worst("best-practices"),
      seo: worst("seo"),
    },
  };
}

/** A browser that has nothing in its cache. */
async function inFreshBrowser<Answer>(
  options: (typeof PHONE | typeof DESKTOP) & { storageState: Awaited<ReturnType<BrowserContext["storageState"]>> },
  ask: (context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const browser = await playwrightChromium.launch(chromium());
  try {
    return await ask(await browser.newContext(options));
  } finally {
    await browser.close();
  }
}

function printTables(rows: readonly Row[]): void {
  const visits = rows.flatMap(({ visit, visited }) => (visited ? [{ visit, ...visited }] : []));
  if (visits.length > 0) printVisits(visits);
  const looked = rows.flatMap(({ visit, lighthouse }) => (lighthouse ? [{ visit, ...lighthouse }] : []));
  if (looked.length > 0) printLighthouse(looked);
}

function printVisits(rows: readonly { visit: Visit; phone: PageFigures; desktop: PageFigures }[]): void {
  printFigures(
    "\nA first visit on a slow phone: a CPU 4 times slower than this one, 1.6 Mbit/s, 150 ms there and back\n",
  );
  printFigures(
    markdownTable(
      [
        "route",
        "JS KB",
        "CSS KB",
        "requests",
        "first paint s",
        "largest paint s",
        "shift",
        "at 1280 px",
        "long tasks",
        "blocked ms",
      ],
      rows.map(({ visit, phone, desktop }) => [
        visit.route,
        phone.javascript.toFixed(1),
        phone.css.toFixed(1),
        String(phone.requests),
        seconds(phone.firstPaint),
        seconds(phone.largestPaint),
        phone.layoutShift.toFixed(3),
        desktop.layoutShift.toFixed(3),
        String(phone.longTasks),
        String(Math.round(phone.blocked)),
      ]),
    ),
  );
  printFigures("\nNo waterfall: data is requested while code loads (s since the navigation)\n");
  printFigures(
    markdownTable(
      ["route", "first data request", "last call", "last script there"],
      rows.map(({ visit, phone }) => [
        visit.route,
        seconds(phone.dataAsked),
        seconds(phone.lastDataAsked),
        seconds(phone.codeThere),
      ]),
    ),
  );
  for (const { visit, phone, desktop } of rows) {
    const moved = [...phone.shifted.slice(0, 3), ...desktop.shifted.slice(0, 3).map((what) => `at 1280 px: ${what}`)];
    if (moved.length > 0)
      printFigures(`\nWhat moved on ${visit.route}:\n${moved.map((what) => `  ${what}`).join("\n")}`);
  }
}

function printLighthouse(rows: readonly ({ visit: Visit } & LighthouseScores)[]): void {
  printFigures("\nLighthouse\n");
  printFigures(
    markdownTable(
      ["route", ...CATEGORIES, "first paint s", "largest paint s", "blocked ms", "what cost points"],
      rows.map(({ visit, scores, firstPaint, largestPaint, blocked, faults }) => [
        visit.route,
        ...CATEGORIES.map((category) => String(scores[category])),
        seconds(firstPaint),
        seconds(largestPaint),
        String(Math.round(blocked)),
        faults.join(", "),
      ]),
    ),
  );
}

function seconds(time: number | undefined): string {
  return time === undefined ? "" : (time / 1000).toFixed(2);
}

await main();
