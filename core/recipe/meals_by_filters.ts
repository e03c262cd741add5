import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { type AllowedRecipes, type LeaveOut, leaveOutExcluded } from "./leave_out.ts";
import type { DishType, RecipeSummary } from "./recipe.ts";
import type { RecipeStore } from "./recipe_store.ts";

/** Most filters at once. */
export const FILTERS_MAX = 20;

/** Most recipes in a reply: more than our own catalogue has, so that every dish can be picked. */
export const FILTERED_MEALS_MAX = 400;

export interface MealsByFiltersInput {
  readonly filters: readonly DishType[];
  readonly leaveOut?: LeaveOut | undefined;
  /** The person who asks, if known. */
  readonly userId?: UserId | undefined;
}

/**
 * Recipes of any of these kinds of dish, those of the person and their household first; of all kinds if none is given. Without
 * recipes that the person's food rules exclude.
 *
 * @throws {DomainError} `invalid_input` if there are too many filters.
 */
export async function mealsByFilters(
  ports: { recipes: Pick<RecipeStore, "listByDishTypes"> },
  input: MealsByFiltersInput,
): Promise<AllowedRecipes<RecipeSummary>> {
  if (input.filters.length > FILTERS_MAX) {
    throw new DomainError("invalid_input", `Cannot filter by more than ${FILTERS_MAX} kinds of dish`, {
      field: "filters",
    });
  }
  const options = { limit: FILTERED_MEALS_MAX, reader: input.userId };
  const meals = await ports.recipes.listByDishTypes([...new Set(input.filters)], options);
  return leaveOutExcluded(meals, input.leaveOut);
}
