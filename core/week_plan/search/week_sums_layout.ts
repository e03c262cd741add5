import { NUTRIENTS } from "../../nutrition/mod.ts";
import { COST_TERMS } from "./week_costs.ts";
import type { WeekModel } from "./week_model.ts";
import { DAYS, WEEK_SLOTS } from "./week_problem.ts";

/** The number of terms that a food has part in: foods to buy, extra shopping, packs left over, pantry. */
export const FOOD_TERMS = 4;

/** Where each region of the journal of `WeekSums` begins. */
export class WeekSumsLayout {
  #size = 0;
  // By slot.
  readonly dishes = this.#region(WEEK_SLOTS);
  readonly sources = this.#region(WEEK_SLOTS);
  readonly portions = this.#region(WEEK_SLOTS);
  readonly eaten = this.#region(WEEK_SLOTS);
  readonly cooked = this.#region(WEEK_SLOTS);
  // By day, and nutrient.
  readonly intakes = this.#region(DAYS * NUTRIENTS.length);
  readonly dayTerms = this.#region(DAYS * NUTRIENTS.length);
  readonly longDishes = this.#region(DAYS);
  readonly terms = this.#region(COST_TERMS.length);
  readonly total = this.#region(1);
  // By food, and day or term.
  readonly uses: number;
  readonly foodTerms: number;
  // By dish.
  readonly cookings: number;
  readonly smallMeals: number;
  readonly cuisines: number;
  readonly kinds: number;

  constructor({ problem, cuisines, kinds }: WeekModel) {
    this.uses = this.#region(problem.foods.length * DAYS);
    this.foodTerms = this.#region(problem.foods.length * FOOD_TERMS);
    this.cookings = this.#region(problem.dishes.length);
    this.smallMeals = this.#region(problem.dishes.length);
    this.cuisines = this.#region(cuisines);
    this.kinds = this.#region(kinds);
  }

  /** The number of values of all regions. */
  get size(): number {
    return this.#size;
  }

  #region(length: number): number {
    this.#size += length;
    return this.#size - length;
  }
}
