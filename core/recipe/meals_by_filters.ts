import { DomainError } from "../shared/mod.ts";
import type { DishType, RecipeSummary } from "./recipe.ts";
import type { RecipeStore } from "./recipe_store.ts";

/** Most filters at once. */
export const FILTERS_MAX = 20;

/** Most recipes that a filter answers: more than our own catalogue has, so that every dish of it can be picked. */
export const FILTERED_MEALS_MAX = 400;

/**
 * Recipes of any of these kinds of dish, in the shuffled order; of all kinds where none is named.
 *
 * @throws {DomainError} `invalid_input` where there are too many filters.
 */
export async function mealsByFilters(
  ports: { recipes: Pick<RecipeStore, "listByDishTypes"> },
  input: { filters: readonly DishType[] },
): Promise<RecipeSummary[]> {
  if (input.filters.length > FILTERS_MAX) {
    throw new DomainError("invalid_input", `Cannot filter by more than ${FILTERS_MAX} kinds of dish`, {
      field: "filters",
    });
  }
  return ports.recipes.listByDishTypes([...new Set(input.filters)], { limit: FILTERED_MEALS_MAX });
}
