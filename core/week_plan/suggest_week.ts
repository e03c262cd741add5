import type { RecipeId } from "../recipe/mod.ts";
import { DomainError } from "../shared/mod.ts";
import {
  portionsInPlan,
  type ReadWeekProblem,
  type ReadWeekProblemPorts,
  readWeekProblem,
  type SlotsToFill,
  type SuggestedMeal,
  type WeekRequest,
} from "./read_week_problem.ts";
import type { Alternative, ImpossibleWeek, Reason, WeekFigures } from "./search/filled_week.ts";
import type { WeekFood } from "./search/week_dish.ts";
import { mealTimeOfSlot, type SlotNumber } from "./search/week_problem.ts";
import type { WeekCandidate } from "./week_candidates.ts";
import type { WeekPlanner } from "./week_planner.ts";

export interface SuggestWeekPorts extends ReadWeekProblemPorts {
  readonly planner: WeekPlanner;
}

export interface SuggestWeekInput extends WeekRequest, Omit<SlotsToFill, "withRecipes"> {
  /** Resolved when the person does not wait any more. */
  readonly cancelled?: Promise<void> | undefined;
}

/** A week as it is suggested: nothing of it is stored. */
export interface SuggestedWeek {
  readonly kind: "filled";
  readonly household: ReadWeekProblem["household"];
  /** In the order of their slots, without planned meals. */
  readonly meals: readonly (SuggestedMeal & {
    readonly recipe: WeekCandidate["recipe"];
    readonly reasons: readonly Reason[];
  })[];
  readonly figures: WeekFigures;
  /** The foods of the reasons. */
  readonly foods: readonly WeekFood[];
}

/**
 * Fills empty slots of a household's week.
 *
 * @throws {DomainError} `invalid_input`, `recipe_not_found`, `person_not_found`, `search_replaced`, `search_unavailable`
 */
export async function suggestWeek(
  ports: SuggestWeekPorts,
  { open, fixed, not, cancelled, ...request }: SuggestWeekInput,
): Promise<SuggestedWeek | ImpossibleWeek> {
  const read = await readWeekProblem(ports, { request, slots: { open, fixed, not } });
  const task = { userId: request.userId, cancelled };
  const { problem, household, recipes, planned } = read;
  const filled = await ports.planner.run({ kind: "fill", input: problem, ...task });
  if (!filled) return await ports.planner.run({ kind: "explain", input: await read.conflictInput(), ...task });
  const meals = filled.meals.flatMap((meal, slot) => {
    const recipe = meal && recipes.get(meal.recipeId);
    if (!recipe || planned.has(slot)) return [];
    const portions = portionsInPlan(meal.portions, problem);
    return [{ ...meal, slot, portions, recipe, reasons: filled.reasons[slot] ?? [] }];
  });
  return {
    kind: "filled",
    household,
    meals,
    // The search leaves out what costs it nothing, such as spices. The shopping list does not.
    figures: { ...filled.figures, foodsToBuy: read.foodsToBuy(meals) },
    foods: problem.foods,
  };
}

export interface SuggestAlternativesInput extends WeekRequest {
  /** The suggested week. */
  readonly meals: readonly SuggestedMeal[];
  readonly slot: SlotNumber;
  readonly not: readonly RecipeId[];
  readonly cancelled?: Promise<void> | undefined;
}

/** Other dishes for the slot, and their effects. */
export type SuggestedAlternative = Alternative & { readonly recipe: WeekCandidate["recipe"] };

/**
 * At most three other dishes for a slot of a suggested week, the best first.
 *
 * @throws {DomainError} `meal_not_found` if the slot has no suggested meal, and the errors of {@linkcode suggestWeek}
 */
export async function suggestAlternatives(
  ports: SuggestWeekPorts,
  { meals, slot, not, cancelled, ...request }: SuggestAlternativesInput,
): Promise<SuggestedAlternative[]> {
  const slots = {
    open: meals.map((meal) => meal.slot),
    fixed: [],
    not: new Map([[slot, not]]),
    withRecipes: [...new Set(meals.map(({ recipeId }) => recipeId))],
  };
  const { problem, recipes, planned, foodsToBuy } = await readWeekProblem(ports, { request, slots });
  const suggested = meals.filter((meal) => !planned.has(meal.slot));
  if (!suggested.some((meal) => meal.slot === slot)) {
    throw new DomainError("meal_not_found", "Cannot replace the dish: nothing is suggested there", { field: "slot" });
  }
  const week = problem.slots.map((each, number) => {
    const meal = suggested.find((other) => other.slot === number);
    return meal && recipes.has(meal.recipeId) ? { ...meal, portions: meal.portions ?? problem.portions } : each.fixed;
  });
  const input = { problem, meals: week, slot };
  const found = await ports.planner.run({ kind: "alternatives", input, userId: request.userId, cancelled });
  const before = foodsToBuy(meals);
  return found.flatMap((alternative) => {
    const { recipeId } = alternative;
    const recipe = recipes.get(recipeId);
    if (!recipe) return [];
    const changed = meals.map((meal) => (isReplacedWith(slot, { meal, ...request }) ? { ...meal, recipeId } : meal));
    return [{ ...alternative, foodsToBuy: foodsToBuy(changed) - before, recipe }];
  });
}

/** Whether a meal gets the other dish, too: it eats its leftovers, or all breakfasts are the same. */
function isReplacedWith(
  slot: SlotNumber,
  { meal, sameBreakfast }: { meal: SuggestedMeal; sameBreakfast: boolean },
): boolean {
  if (meal.slot === slot || meal.leftoversOf === slot) return true;
  return sameBreakfast && [slot, meal.slot].every((each) => mealTimeOfSlot(each) === "Breakfast");
}
