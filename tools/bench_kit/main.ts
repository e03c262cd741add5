import { parseArgs } from "node:util";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements } from "../measure/measurements.ts";
import { positiveInteger } from "../measure/number_option.ts";
import { median, percentile } from "../measure/percentile.ts";
import { componentNames, componentSize } from "./component_sizes.ts";
import { type BenchBrowser, openBenchBrowser } from "./measure_in_browser.ts";

// `make bench-kit`: the kit's size, and its speed compared with the same markup in plain React. README.md says how to read it.

/** A frame at 60 Hz takes 16.7 ms; one that takes this long is late. */
const LATE_FRAME_MS = 25;
const SCROLLED = "1,000 posts";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
  const rounds = positiveInteger(values.rounds, "--rounds");
  await printSizes();
  const browser = await openBenchBrowser();
  try {
    await printSpeeds(browser, rounds);
    await printScrolling(browser, rounds);
  } finally {
    await browser.close();
  }
  await writeMeasurements("bench_kit", { title: "The kit's size and drawing speed" });
}

async function printSizes(): Promise<void> {
  const rows: string[][] = [];
  for (const name of await componentNames()) {
    const { bytes, ownBytes, brings, libraries } = await componentSize(name);
    const others = [...brings.filter((folder) => folder !== name), ...libraries];
    rows.push([name, kilobytes(ownBytes), kilobytes(bytes), others.join(", ")]);
  }
  printFigures("\nSize of one component, minified and gzipped, in a page that has React and styled-components\n");
  printFigures(markdownTable(["component", "ours KB", "with libraries KB", "brings"], rows));
}

async function printSpeeds(browser: BenchBrowser, rounds: number): Promise<void> {
  const rows: string[][] = [];
  for (const scene of await browser.sceneNames()) {
    const pairs = await browser.drawScene(scene, rounds);
    for (const [what, label] of [
      ["first", "first time"],
      ["again", "again"],
      ["change", "one prop of each changed"],
    ] as const) {
      const kit = pairs.kit.map((round) => round[what]);
      const plain = pairs.plain.map((round) => round[what]);
      rows.push([scene, label, ...figures(kit, plain)]);
    }
    const newRules = Math.max(...pairs.kit.map((round) => round.newRules));
    rows.push([scene, "style rules that the changes added", String(newRules), "0", ""]);
  }
  printFigures("\nDrawing until laid out, beside the same markup in plain React with plain CSS\n");
  printFigures(markdownTable(["scene", "what", "kit ms", "plain ms", "ratio"], rows));
}

async function printScrolling(browser: BenchBrowser, rounds: number): Promise<void> {
  const { kit, plain } = await browser.scrollScene(SCROLLED, rounds);
  const rows = (["kit", "plain"] as const).map((side) => {
    const scrolls = side === "kit" ? kit : plain;
    const frames = scrolls.flatMap((scroll) => scroll.frames);
    const late = frames.filter((frame) => frame > LATE_FRAME_MS).length;
    return [
      side,
      ...[50, 95, 99].map((percent) => percentile(frames, percent).toFixed(1)),
      `${((100 * late) / frames.length).toFixed(1)} %`,
      String(Math.round(scrolls[0]?.distance ?? 0)),
    ];
  });
  printFigures(`\nScrolling through ${SCROLLED}: time from frame to frame\n`);
  printFigures(markdownTable(["side", "p50 ms", "p95 ms", "p99 ms", "late frames", "scrolled px"], rows));
}

/** The median of each side, and of the ratios of neighbouring rounds, which a busy machine disturbs alike. */
function figures(kit: readonly number[], plain: readonly number[]): string[] {
  const ratios = kit.map((value, index) => value / (plain[index] ?? Number.NaN));
  return [median(kit).toFixed(1), median(plain).toFixed(1), median(ratios).toFixed(2)];
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

await main();
