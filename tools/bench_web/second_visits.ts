import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwrightChromium } from "playwright";
import { comeHome, MAYA } from "../../tests/journeys/testing/people.ts";
import { chromium } from "../checks/chromium.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements, writeReport } from "../measure/measurements.ts";
import { median } from "../measure/percentile.ts";
import { PHONE } from "./measure_page.ts";
import { startProduct } from "./product.ts";
import { firstVisit, measureSecondVisit, SECOND_VISITS, type SecondVisitFigures } from "./second_visit.ts";

// Measures second visits on a slow phone, when the app and the last data are on the device. README.md says how to read it.

const VISITS = 5;

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const pages = SECOND_VISITS.filter(({ route }) => route.startsWith(values.only));
if (pages.length === 0) throw new Error(`Cannot measure: no page begins with ${values.only}`);

const product = await startProduct();
const folder = await mkdtemp(join(tmpdir(), "weekplate-bench-"));
const device = await playwrightChromium.launchPersistentContext(folder, {
  ...chromium(),
  baseURL: product.url,
  viewport: PHONE.viewport,
});
try {
  await comeHome(await device.newPage(), MAYA);
  const stored = await firstVisit(device, `${product.url}/week`);
  const rows: string[][] = [];
  const all: Record<string, readonly SecondVisitFigures[]> = {};
  for (const { route, address, content } of pages) {
    process.stderr.write(`${address} …\n`);
    const visits: SecondVisitFigures[] = [];
    // The first one is left out: it loads files that the background does not.
    for (let visit = 0; visit <= VISITS; visit++) {
      visits.push(await measureSecondVisit(device, { address: product.url + address, content }));
    }
    const counted = visits.slice(1);
    all[route] = counted;
    rows.push([
      route,
      (median(counted.map((visit) => visit.content)) / 1000).toFixed(2),
      (median(counted.map((visit) => visit.largestPaint)) / 1000).toFixed(2),
      median(counted.map((visit) => visit.layoutShift)).toFixed(3),
    ]);
  }
  printFigures(`\nA second visit on the slow phone, median of ${VISITS}\n`);
  printFigures(markdownTable(["route", "content s", "largest paint s", "shift"], rows));
  printFigures(
    `\nOn the device after the first visit: ${stored.answers} bytes of answers, ${stored.pictures} of pictures, ${stored.app} of the app`,
  );
  await writeMeasurements("bench_web_second_visits", { title: "Second visits" });
  await writeReport("bench-second-visit.json", { stored, all });
} finally {
  await device.close();
  await rm(folder, { recursive: true, force: true });
  await product.stop();
}
