import { join } from "node:path";
import { PostgresWeekCandidates } from "../../adapters/postgres/week_plan/week_candidates.ts";
import type { UserId } from "../../core/account/mod.ts";
import type { FoodTable } from "../../core/food/mod.ts";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import {
  CANDIDATES_PER_MEAL,
  fillWeek,
  RandomIntegers,
  type WeekCandidates,
  weekCost,
  weekDish,
} from "../../core/week_plan/mod.ts";
import { filledDatabase, warmUp } from "../measure/filled_database.ts";
import { markdownTable } from "../measure/markdown_table.ts";
import { startMeasureStack } from "../measure/measure_stack.ts";
import { printFigures } from "../measure/measurements.ts";
import { identityOf, VIEWERS } from "../measure/people.ts";
import { percentile } from "../measure/percentile.ts";
import { withDatabase } from "../measure/with_database.ts";
import { problemWithDishes, tagsExcludedBy } from "./bench_problem.ts";
import { type BenchHousehold, HOUSEHOLDS } from "./households.ts";
import { mean } from "./measure_weeks.ts";
import { randomWeek } from "./random_week.ts";

const STATE_FOLDER = process.env["STATE_FOLDER"] ?? join(import.meta.dirname, "..", "..", ".cache", "bench");
/** Weeks of each household, each for another one of the people who have most opinions. */
const WEEKS_EACH = VIEWERS.length;

interface MeasuredChoice {
  readonly candidatesMs: number;
  /** With the candidates. */
  readonly wholeMs: number;
  readonly candidates: number;
  /** Undefined if no week was found. */
  readonly cost: number | undefined;
  /** Cost of a random week of these candidates; undefined if none was found. */
  readonly randomCost: number | undefined;
}

interface Choosing {
  readonly household: BenchHousehold;
  readonly userId: UserId;
  readonly seed: number;
  readonly perMeal: number;
}

/** Fills weeks from so many generated recipes: how long that takes, and the loss because only some of them are candidates. */
export async function benchGeneratedRecipes(recipes: number, foods: FoodTable): Promise<void> {
  console.log(`${recipes.toLocaleString("en")} recipes: preparing the database …`);
  const stack = await startMeasureStack(STATE_FOLDER);
  try {
    const url = await filledDatabase(stack, recipes, { keep: true });
    await warmUp(url);
    await withDatabase(url, async (knex) => {
      const people: { id: UserId }[] = await knex("person")
        .select("id")
        .whereIn("identity_id", VIEWERS.map(identityOf));
      const chooser = new Chooser(new PostgresWeekCandidates(knex), foods);
      const pairs: { usual: MeasuredChoice; twice: MeasuredChoice }[] = [];
      for (let week = 0; week < HOUSEHOLDS.length * WEEKS_EACH; week += 1) {
        const household = HOUSEHOLDS[week % HOUSEHOLDS.length] as BenchHousehold;
        const userId = (people[Math.floor(week / HOUSEHOLDS.length) % people.length] as { id: UserId }).id;
        const choosing = { household, userId, seed: week };
        pairs.push({
          usual: await chooser.measure({ ...choosing, perMeal: CANDIDATES_PER_MEAL }),
          twice: await chooser.measure({ ...choosing, perMeal: 2 * CANDIDATES_PER_MEAL }),
        });
      }
      print(pairs);
    });
  } finally {
    await stack.stop();
  }
}

class Chooser {
  readonly #candidates: WeekCandidates;
  readonly #foods: FoodTable;

  constructor(candidates: WeekCandidates, foods: FoodTable) {
    this.#candidates = candidates;
    this.#foods = foods;
  }

  async measure({ household, userId, seed, perMeal }: Choosing): Promise<MeasuredChoice> {
    const { meals = MEAL_TIMES, activeMinutes = {} } = household;
    const mostMinutes = meals.flatMap((meal) => {
      const most = Math.max(activeMinutes.weekdays?.[meal] ?? Infinity, activeMinutes.weekends?.[meal] ?? Infinity);
      return Number.isFinite(most) ? [[meal, most] as const] : [];
    });
    const start = performance.now();
    const candidates = await this.#candidates.list({
      userId,
      meals,
      exclude: tagsExcludedBy(household),
      activeMinutesMax: Object.fromEntries(mostMinutes),
      withRecipes: [],
      seed,
      perMeal,
    });
    const candidatesMs = performance.now() - start;
    const dishes = candidates.map((candidate) => weekDish(candidate, this.#foods));
    const random = new RandomIntegers(seed);
    const problem = problemWithDishes(household, { dishes, foods: this.#foods, random, seed });
    const week = fillWeek(problem);
    const wholeMs = performance.now() - start;
    const other = randomWeek(problem, new RandomIntegers(seed + 1));
    return {
      candidatesMs,
      wholeMs,
      candidates: candidates.length,
      cost: week?.cost,
      randomCost: other && weekCost({ problem, meals: other }),
    };
  }
}

function print(pairs: readonly { usual: MeasuredChoice; twice: MeasuredChoice }[]): void {
  const usual = pairs.map((pair) => pair.usual);
  const gaps = pairs.flatMap(({ usual: { cost, randomCost }, twice }) => {
    if (cost === undefined || randomCost === undefined || twice.cost === undefined) return [];
    return [(100 * (cost - twice.cost)) / (randomCost - Math.min(cost, twice.cost))];
  });
  const times = (of: "candidatesMs" | "wholeMs") =>
    [50, 95]
      .map((percent) =>
        percentile(
          usual.map((each) => each[of]),
          percent,
        ).toFixed(0),
      )
      .join(" / ");
  const rows = [
    ["weeks with a solution", `${usual.filter(({ cost }) => cost !== undefined).length} of ${usual.length}`],
    ["candidates of a week, mean", (mean(usual.map((each) => each.candidates)) ?? 0).toFixed(0)],
    ["candidates, wall time p50 / p95, ms", times("candidatesMs")],
    ["candidates and search, wall time p50 / p95, ms", times("wholeMs")],
    [
      `cost with ${CANDIDATES_PER_MEAL} instead of ${2 * CANDIDATES_PER_MEAL} of a meal, in % of random − best`,
      `${mean(gaps)?.toFixed(1)} mean, ${Math.max(...gaps).toFixed(1)} worst of ${gaps.length}`,
    ],
  ];
  printFigures(markdownTable(["", "figure"], rows));
}
