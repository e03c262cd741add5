import { AIM_KINDS, NUTRIENTS, type Nutrient } from "../../nutrition/mod.ts";
import type { WeekCosts } from "./week_costs.ts";
import { DAYS, MEALS_A_DAY, type WeekProblem } from "./week_problem.ts";

// Casts of indexed values are sound: every index is within its table.

/** Amounts of nutrients are hundredths of a kilocalorie or gram, of a quarter of a portion. */
export const NUTRIENT_UNITS = 100;

/** Each meal's share of a day's aim, in percent: a day with only a planned dinner is measured by dinner's share. */
export const MEAL_SHARES: readonly number[] = [25, 30, 35, 10];

const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;

/** How far a day is from its aims. All members' portions together are compared with as many adults' aims. */
export class NutritionCosts {
  /** Positions in `NUTRIENTS` of those with an aim. */
  readonly nutrients: readonly number[];
  /** The aim of each day and nutrient, for the meals that the day has; 0 for none. */
  readonly aims: Float64Array;
  readonly #kinds: Uint8Array;
  readonly #points: Float64Array;

  /** @param householdQuarters the household's portions of a meal, in quarters. */
  constructor(problem: WeekProblem, { costs, householdQuarters }: { costs: WeekCosts; householdQuarters: number }) {
    const aimOf = (nutrient: Nutrient) => problem.aims[nutrient] ?? 0;
    this.nutrients = NUTRIENTS.flatMap((nutrient, index) => (aimOf(nutrient) > 0 ? [index] : []));
    this.aims = new Float64Array(DAYS * NUTRIENTS.length);
    for (let day = 0; day < DAYS; day++) {
      const share = shareOfDay(problem, day);
      NUTRIENTS.forEach((nutrient, index) => {
        const aim = aimOf(nutrient) * householdQuarters * NUTRIENT_UNITS;
        this.aims[day * NUTRIENTS.length + index] = Math.round((aim * share) / 100);
      });
    }
    this.#kinds = Uint8Array.from(NUTRIENTS, (nutrient) => kindOf(nutrient));
    this.#points = Float64Array.from(NUTRIENTS, (nutrient) => costs[nutrient]);
  }

  /** Micro-points for a nutrient of a day. */
  price(nutrient: number, { amount, aim }: { readonly amount: number; readonly aim: number }): number {
    if (aim === 0) return 0;
    const kind = this.#kinds[nutrient] as number;
    if (kind === AT_LEAST && amount >= aim) return 0;
    if (kind === AT_MOST && amount <= aim) return 0;
    const distance = Math.abs(amount - aim);
    const points = this.#points[nutrient] as number;
    return Math.floor((distance * points) / aim);
  }
}

/** Percent of a day's aim that the meals of the day make: all but those that are not wanted. */
export function shareOfDay({ slots }: WeekProblem, day: number): number {
  const meals = slots.slice(day * MEALS_A_DAY, (day + 1) * MEALS_A_DAY);
  return meals.reduce((sum, { state }, meal) => (state === "empty" ? sum : sum + (MEAL_SHARES[meal] as number)), 0);
}

function kindOf(nutrient: Nutrient): number {
  const kind = AIM_KINDS[nutrient];
  if (kind === "about") return EXACT;
  return kind === "at least" ? AT_LEAST : AT_MOST;
}
