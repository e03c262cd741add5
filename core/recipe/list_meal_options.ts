import type { UserId } from "../account/mod.ts";
import { addDays, type Clock, type MealTime } from "../shared/mod.ts";
import type { ExclusionTag } from "./exclusion_tags.ts";
import type { PersonalRecipe, PersonalRecipes } from "./personal_recipes.ts";
import type { DishType } from "./recipe.ts";

/** Default number of recipes on a page of the options for a meal. */
const PAGE_SIZE = 48;

/** Most recipes on a page of the options for a meal. */
export const MEAL_OPTIONS_PAGE_MAX = 120;

/** Most options for a meal on all pages together: more than the catalogue and a full cookbook have. */
const MEAL_OPTIONS_MAX = 5_000;

/** Most options that are counted: this many means this many or more. */
export const COUNTED_OPTIONS_MAX = 1_000;

/** Days before today whose planned dishes are recently cooked. */
const COOKED_DAYS = 56;

export interface ListMealOptionsInput {
  /** The person who asks, if known. */
  readonly userId?: UserId | undefined;
  readonly mealTime: MealTime;
  /** Any of these; all if empty. */
  readonly dishTypes: readonly DishType[];
  /** Tags of recipes that are left out, because the person's food rules exclude them. */
  readonly without: readonly ExclusionTag[];
  /** How many recipes to skip; default 0. */
  readonly skip?: number | undefined;
  /** At most {@linkcode MEAL_OPTIONS_PAGE_MAX}; default 48. */
  readonly limit?: number | undefined;
}

/** A page of the options for a meal. */
export interface MealOptionsPage {
  readonly recipes: readonly PersonalRecipe[];
  /** `skip` of the next page; undefined on the last page. */
  readonly next: number | undefined;
  /** How many options there are on all pages, at most {@linkcode COUNTED_OPTIONS_MAX}. */
  readonly total: number;
  /** How many recipes of these kinds the food rules hide, at most {@linkcode COUNTED_OPTIONS_MAX}. */
  readonly hiddenByRules: number;
}

/**
 * The recipes for a meal, in the order of `PersonalRecipes.listForMeal`: what the person likes and cooks, then what suits the
 * meal, then all others.
 */
export async function listMealOptions(
  { personal, clock }: { personal: Pick<PersonalRecipes, "listForMeal">; clock: Pick<Clock, "today"> },
  { userId, mealTime, dishTypes, without, skip = 0, limit = PAGE_SIZE }: ListMealOptionsInput,
): Promise<MealOptionsPage> {
  const size = Math.max(0, Math.min(limit, MEAL_OPTIONS_PAGE_MAX, MEAL_OPTIONS_MAX - skip));
  const today = clock.today();
  const { recipes, total, hiddenByRules } = await personal.listForMeal(userId, {
    mealTime,
    dishTypes: [...new Set(dishTypes)],
    without,
    cookedFrom: addDays(today, -COOKED_DAYS),
    cookedTo: today,
    skip,
    // One more than is returned, to know whether there is a next page.
    limit: size + 1,
    countedMax: COUNTED_OPTIONS_MAX,
  });
  const next = skip + size;
  const isMore = recipes.length > size && next < MEAL_OPTIONS_MAX;
  return { recipes: recipes.slice(0, size), next: isMore ? next : undefined, total, hiddenByRules };
}
