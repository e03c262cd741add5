import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwrightChromium } from "playwright";
import { comeHome, MAYA } from "../../tests/journeys/people.ts";
import { chromium } from "../checks/chromium.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements } from "../measure/measurements.ts";
import { startProduct } from "./product.ts";
import { firstVisit, measureSecondVisit, SECOND_VISITS, type SecondVisitFigures } from "./second_visit.ts";

// Measures second visits on a slow phone, when the app and the last data are on the device. README.md says how to read it.

const REPORTS = join(import.meta.dirname, "..", "..", "reports");
const PHONE = { width: 412, height: 823 };
const VISITS = 5;

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const pages = SECOND_VISITS.filter(({ route }) => route.startsWith(values.only));
if (pages.length === 0) throw new Error(`Cannot measure: no page begins with ${values.only}`);

const product = await startProduct();
const folder = await mkdtemp(join(tmpdir(), "weekplate-bench-"));
const device = await playwrightChromium.launchPersistentContext(folder, {
  ...chromium(),
  baseURL: product.url,
  viewport: PHONE,
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
    const median = (figure: (visit: SecondVisitFigures) => number) =>
      counted.map(figure).toSorted((one, other) => one - other)[Math.floor(VISITS / 2)] ?? 0;
    rows.push([
      route,
      (median((visit) => visit.content) / 1000).toFixed(2),
      (median((visit) => visit.largestPaint) / 1000).toFixed(2),
      median((visit) => visit.layoutShift).toFixed(3),
    ]);
  }
  printFigures(`\nA second visit on the slow phone, median of ${VISITS}\n`);
  printFigures(markdownTable(["route", "content s", "largest paint s", "shift"], rows));
  printFigures(
    `\nOn the device after the first visit: ${stored.answers} bytes of answers, ${stored.pictures} of pictures, ${stored.app} of the app`,
  );
  await writeMeasurements("bench_web_second_visits", { title: "Second visits" });
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, "bench-second-visit.json"), `${JSON.stringify({ stored, all }, undefined, 2)}\n`);
} finally {
  await device.close();
  await rm(folder, { recursive: true, force: true });
  await product.stop();
}
