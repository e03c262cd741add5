import { NUTRIENT_UNITS } from "./nutrition_costs.ts";
import type { WeekCosts } from "./week_costs.ts";
import { MEALS_A_DAY, type SlotNumber, type WeekProblem } from "./week_problem.ts";

// Casts of indexed values are sound: every index is within its table.

/** The least and the most that each meal usually is of a day's energy, in percent. */
const USUAL_SHARES: readonly { readonly least: number; readonly most: number }[] = [
  { least: 12.5, most: 35 },
  { least: 17.5, most: 45 },
  { least: 17.5, most: 45 },
  { least: 0, most: 20 },
];

/** Protein of a lunch or dinner: 30 % of the 50 g of an adult's day in annex XIII of Regulation (EU) No 1169/2011. */
const PROTEIN_GRAMS = 15;
/** For a day without an aim: the same annex. */
const USUAL_KCAL = 2_000;

/**
 * How far single meals are from a proper meal. Amounts are hundredths of a quarter of a kilocalorie or gram, summed over all
 * eaters.
 */
export class MealCosts {
  readonly #day: number;
  readonly #protein: number;
  readonly #costs: WeekCosts;

  /** @param householdQuarters the household's portions of a meal, in quarters. */
  constructor({ aims }: WeekProblem, { costs, householdQuarters }: { costs: WeekCosts; householdQuarters: number }) {
    this.#day = Math.round((aims.kcal || USUAL_KCAL) * householdQuarters * NUTRIENT_UNITS);
    this.#protein = PROTEIN_GRAMS * householdQuarters * NUTRIENT_UNITS;
    this.#costs = costs;
  }

  /** Micro-points for too little or too much energy; 0 for a dish of which it is unknown. */
  sizePoints(slot: SlotNumber, energy: number): number {
    const { least, most } = USUAL_SHARES[slot % MEALS_A_DAY] as (typeof USUAL_SHARES)[number];
    if (energy === 0) return 0;
    const distance = Math.max(0, (this.#day * least) / 100 - energy, energy - (this.#day * most) / 100);
    return Math.floor((distance * this.#costs.mealSize) / this.#day);
  }

  /** Micro-points for the protein that a lunch or dinner lacks. */
  proteinPoints(protein: number): number {
    const missing = Math.max(0, this.#protein - protein);
    return Math.floor((missing * PROTEIN_GRAMS * this.#costs.mealProtein) / this.#protein);
  }
}
