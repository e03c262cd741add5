import { type FilledWeek, fillWeek } from "../../../core/week_plan/mod.ts";
import { randomWeekProblem } from "../../../core/week_plan/testing/random_week_problem.ts";

const SEEDS = [1, 2, 3, 4];
const SIZE = { dishes: 120, foods: 150 };
/** Enough for a difference in one bit of one number to grow into another week. */
const MOVES = 3_000;

/** Weeks that are to be the same on every platform. */
export function randomWeeks(): (FilledWeek | undefined)[] {
  return SEEDS.map((seed) => fillWeek(randomWeekProblem(seed, SIZE), { moves: MOVES }));
}
