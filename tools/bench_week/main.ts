import { parseArgs } from "node:util";
import { fillWeek, POINT } from "../../core/week_plan/mod.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { printFigures, writeMeasurements } from "../measure/measurements.ts";
import { positiveInteger } from "../measure/number_option.ts";
import { percentile } from "../measure/percentile.ts";
import { type BenchCatalogue, benchProblem, randomHousehold, readBenchCatalogue } from "./bench_problem.ts";
import { BestCosts } from "./best_costs.ts";
import { benchGeneratedRecipes } from "./generated_recipes.ts";
import { HOUSEHOLDS } from "./households.ts";
import { measureMainThreadLag } from "./main_thread_lag.ts";
import { type MeasuredWeek, mean, measureWeek, type WeekQuality } from "./measure_weeks.ts";

// `make bench-week`: how fast weeks are filled from the product's recipes, and how good they are. README.md says how to read it.

/** Long searches from which the best known costs come. */
const LONG_SEARCH = { moves: 1_500_000, seeds: 3 } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      weeks: { type: "string", default: "1000" },
      improve: { type: "boolean", default: false },
      recipes: { type: "string" },
    },
  });
  const weeks = Number(values.weeks);
  if (!Number.isInteger(weeks) || weeks < 0) throw new Error(`Cannot fill ${values.weeks} weeks: say how many`);
  const catalogue = readBenchCatalogue();
  if (values.recipes !== undefined) {
    await benchGeneratedRecipes(positiveInteger(values.recipes, "--recipes"), catalogue.foods);
    await writeMeasurements("bench_week_generated", { title: "Weeks from generated recipes" });
    return;
  }
  const best = await BestCosts.read();
  if (values.improve) await improve(catalogue, best);
  printScenarios(catalogue, best);
  if (weeks > 0) printWeeks(catalogue, weeks);
  const problems = HOUSEHOLDS.map((household, index) => benchProblem(household, catalogue, index));
  const { idleMs, searchingMs } = await measureMainThreadLag(problems);
  printFigures(
    `\nDelay of the main thread, p99: ${idleMs.toFixed(1)} ms idle, ${searchingMs.toFixed(1)} ms while weeks are filled`,
  );
  await writeMeasurements("bench_week", { title: "How good and how fast weeks are" });
}

/** Looks for better weeks of the scenarios than are known. */
async function improve(catalogue: BenchCatalogue, best: BestCosts): Promise<void> {
  for (const [index, household] of HOUSEHOLDS.entries()) {
    const problem = benchProblem(household, catalogue, index);
    for (let seed = 1; seed <= LONG_SEARCH.seeds; seed += 1) {
      const week = fillWeek({ ...problem, seed }, { moves: LONG_SEARCH.moves });
      if (week) best.put(household.name, { problem, cost: week.cost });
    }
  }
  await best.write();
}

function printScenarios(catalogue: BenchCatalogue, best: BestCosts): void {
  const gaps: number[] = [];
  const rows = HOUSEHOLDS.map((household, index) => {
    const problem = benchProblem(household, catalogue, index);
    const { filled, random, broken } = measureWeek(problem);
    const known = best.find(household.name, problem);
    const gap =
      filled && random && known !== undefined ? (100 * (filled.cost - known)) / (random.cost - known) : undefined;
    if (gap !== undefined) gaps.push(gap);
    return [
      household.name,
      filled ? (filled.cost / POINT).toFixed(1) : "no week",
      random ? (random.cost / POINT).toFixed(1) : "none found",
      known === undefined ? "not known" : (known / POINT).toFixed(1),
      gap === undefined ? "" : gap.toFixed(1),
      broken.length === 0 ? "0" : broken.join("; "),
    ];
  });
  printFigures("\nTwenty households: costs in points, and the gap in % of random − best known\n");
  printFigures(markdownTable(["household", "found", "random", "best known", "gap", "broken rules"], rows));
  if (gaps.length > 0) printFigures(`\nGap: ${mean(gaps)?.toFixed(1)} mean, ${Math.max(...gaps).toFixed(1)} worst`);
}

function printWeeks(catalogue: BenchCatalogue, weeks: number): void {
  const measured: MeasuredWeek[] = [];
  for (let seed = 1; seed <= weeks; seed += 1) {
    const week = measureWeek(benchProblem(randomHousehold(seed, HOUSEHOLDS), catalogue, seed));
    for (const rule of week.broken) console.error(`Week ${seed}: ${rule}`);
    measured.push(week);
  }
  const filled = measured.filter((week) => week.filled);
  const time = (of: "cpuMs" | "wallMs", percent: number) =>
    percentile(
      filled.map((week) => week[of]),
      percent,
    ).toFixed(0);
  const rows = [
    ["weeks with a solution", `${filled.length} of ${weeks}`],
    ["weeks that break a hard rule", `${filled.filter(({ broken }) => broken.length > 0).length}`],
    ["CPU time p50 / p95, ms", `${time("cpuMs", 50)} / ${time("cpuMs", 95)}`],
    ["wall time p95, ms", time("wallMs", 95)],
    ["foods to buy, beside random", change(filled, "foodsToBuy")],
    ["perishable foods to buy, beside random", change(filled, "perishableFoodsToBuy")],
    ["packs left over, beside random", change(filled, "packsLeftOver")],
    ["mean distance from aims", percent(filled.flatMap((week) => week.filled?.fromAims ?? []))],
    ["mean distance from the energy aim", percent(filled.flatMap((week) => week.filled?.fromEnergyAim ?? []))],
  ];
  printFigures(`\n${weeks} households at random\n`);
  printFigures(markdownTable(["", "figure"], rows));
}

/** Over all weeks with a random counterpart. */
function change(weeks: readonly MeasuredWeek[], figure: keyof WeekQuality): string {
  const pairs = weeks.flatMap(({ filled, random }) => (filled && random ? [{ filled, random }] : []));
  const sum = (of: "filled" | "random") => pairs.reduce((total, pair) => total + (pair[of][figure] ?? 0), 0);
  return `${((100 * sum("filled")) / sum("random") - 100).toFixed(0)} %`;
}

function percent(shares: readonly number[]): string {
  return `${(100 * (mean(shares) ?? 0)).toFixed(1)} %`;
}

await main();
