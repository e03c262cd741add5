import type { UserId } from "../account/mod.ts";
import { type ExclusionTag, NO_CUISINE, type Recipe, type RecipeId } from "../recipe/mod.ts";
import type { MealTime } from "../shared/mod.ts";
import type { DishOpinion } from "./search/week_dish.ts";

/** Most candidates of a meal. */
export const CANDIDATES_PER_MEAL = 160;

/**
 * How the recipes of a meal are chosen. So many are compared for each that is chosen: those next in the shuffled order that
 * suit the meal and the rules, with the person's favourites and rated recipes. A favourite, a rating of at least 4 and one of
 * at most 2 weigh as many preferences that a recipe meets. While others are left, one in eight is of a cuisine, and one in
 * four of a kind; favourites and liked recipes come before all others.
 */
export const CANDIDATE_CHOICE = {
  comparedPerCandidate: 3,
  /** Favourites and ratings that count, the last ones. */
  opinions: 120,
  favourite: 2,
  liked: 1,
  disliked: -3,
  shareOfCuisine: 8,
  shareOfKind: 4,
  /** The catalogue's word for no cuisine in particular, of which there may be any number. */
  noCuisine: NO_CUISINE,
} as const;

/** The criteria for candidates. */
export interface WeekCandidatesRequest {
  readonly userId: UserId;
  readonly meals: readonly MealTime[];
  /** Recipes with one of these tags are left out: the food rules of all members. */
  readonly exclude: readonly ExclusionTag[];
  /** Most minutes of work that a slot of the meal allows; a meal that is absent has no limit. */
  readonly activeMinutesMax: Partial<Readonly<Record<MealTime, number>>>;
  /** These come in addition, whatever their tags: planned and locked meals. At most 28. */
  readonly withRecipes: readonly RecipeId[];
  /** For which recipes come first among equal ones; a whole number from 0. */
  readonly seed: number;
  /** By default {@linkcode CANDIDATES_PER_MEAL}. */
  readonly perMeal?: number | undefined;
}

/** The facts of a recipe that filling a week needs. */
export type WeekRecipe = Pick<
  Recipe,
  | "id"
  | "name"
  | "mainImage"
  | "cuisine"
  | "dishTypes"
  | "principalKind"
  | "meals"
  | "keeps"
  | "totalMinutes"
  | "activeMinutes"
  | "aheadMinutes"
  | "servings"
  | "scales"
  | "ingredientGroups"
  | "nutrition"
>;

/** A recipe that may be put into a week, with the person's opinion of it. */
export interface WeekCandidate extends DishOpinion {
  readonly recipe: WeekRecipe;
}

/** The recipes to fill a week with. Every implementation passes `adapters/contracts/week_plan/week_candidates_contract.ts`. */
export interface WeekCandidates {
  /**
   * For each meal the recipes that suit it, at most `perMeal`; see {@linkcode CANDIDATE_CHOICE}. Only recipes that meet the
   * person's `STRICT_PREFERENCES`. Each recipe once, the best of each meal first, then `withRecipes`. In one statement,
   * whatever the number of recipes. The same request has the same result.
   *
   * Where rules exclude most of a large catalogue, there may be fewer: only so many recipes are looked at.
   */
  list(request: WeekCandidatesRequest): Promise<readonly WeekCandidate[]>;
}

/** The position in the shuffled order from which the candidates of a seed are compared. Neighbouring seeds are far apart. */
export function shuffleStartOf(seed: number): number {
  return Math.imul(seed, 0x9e3779b1) >>> 1;
}
