import type { DishType } from "../recipe/mod.ts";
import { MEAL_TIMES, type MealTime } from "../shared/mod.ts";

// Apart from what a search does with them, because screens need them too.

/** Longest times, in minutes. */
export const FILTER_MINUTES = [15, 30, 45, 60] as const;

/** Most kilocalories of a serving. */
export const FILTER_KCAL = [300, 400, 500, 600, 800] as const;

/** Diets. What a dish may contain counts too. */
export const FILTER_DIETS = ["vegetarian", "vegan", "gluten-free", "dairy-free"] as const;

/** Cuisines with several recipes in the catalogue. */
export const FILTER_CUISINES = [
  ...(["American", "Argentine", "Brazilian", "British", "Chinese", "Cuban", "Danish", "Egyptian", "Filipino"] as const),
  ...(["French", "Georgian", "German", "Greek", "Indian", "Indonesian", "Irish", "Italian", "Japanese"] as const),
  ...(["Korean", "Lebanese", "Malaysian", "Mediterranean", "Mexican", "Middle Eastern", "Moroccan"] as const),
  ...(["Nigerian", "Persian", "Peruvian", "Polish", "Portuguese", "Senegalese", "South African"] as const),
  ...(["Spanish", "Sri Lankan", "Swedish", "Thai", "Tunisian", "Turkish", "Ukrainian", "Vietnamese"] as const),
] as const;

/** Meals that a recipe is a whole dish of. */
export const FILTER_MEALS = MEAL_TIMES;

/** The best match first, the shortest time, or the least energy. */
export const SEARCH_SORTS = ["best", "quickest", "lightest"] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What every result of a search meets, besides its text. Absent ones are not asked for. */
export interface SearchFilters {
  readonly maxMinutes?: (typeof FILTER_MINUTES)[number] | undefined;
  /** Recipes whose energy is not known are left out. */
  readonly maxKcal?: (typeof FILTER_KCAL)[number] | undefined;
  readonly diet?: (typeof FILTER_DIETS)[number] | undefined;
  /** "Middle Eastern" */
  readonly cuisine?: string | undefined;
  readonly meal?: MealTime | undefined;
  /** Recipes of any of these. */
  readonly dishTypes?: readonly DishType[] | undefined;
}

/** Tags of a recipe by which a search filters: "kcal:400" with at most 400 kcal, "meal:dinner", "cuisine:south-asian", "dish:main-dish". */
export type FilterTag = `kcal:${number}` | `meal:${string}` | `cuisine:${string}` | `dish:${string}`;
