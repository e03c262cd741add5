import type { Preference, UserId } from "../account/mod.ts";
import type { FoodKey, PrincipalKind } from "../food/mod.ts";
import type { CalendarDate, MealTime } from "../shared/mod.ts";
import type { ExclusionTag } from "./exclusion_tags.ts";
import type { DishType, RecipeId, RecipeSummary } from "./recipe.ts";
import type { RecipeNeeds } from "./recipe_needs.ts";

/** A card as one person sees it. */
export interface PersonalRecipe extends RecipeSummary {
  readonly favourite: boolean;
  /** Why it is shown to this person, as text for the card; absent if there is no particular reason. */
  readonly reason?: string | undefined;
}

/** A recipe with everything that decides its rank for a person. */
export interface Candidate extends PersonalRecipe {
  /** The person's preferences that the recipe meets. */
  readonly matchedPreferences: readonly Preference[];
  /** The person's own rating, 1 to 5. */
  readonly stars: number | undefined;
  /** The last of the requested days that the person has planned it for; undefined if for none. */
  readonly lastPlanned: CalendarDate | undefined;
  /** Its position in the shuffled order; see {@linkcode shufflePositionOf}. */
  readonly shufflePosition: number;
  readonly cuisine: string;
  readonly dishTypes: readonly DishType[];
  readonly diets: readonly string[];
  /** Search keywords, the kind of dish first. */
  readonly keywords: readonly string[];
  /** The foods that the dish is mostly made of. */
  readonly principalFoods: readonly FoodKey[];
  readonly principalKind: PrincipalKind | undefined;
}

/** Which candidates to list for a person. */
export interface CandidatesRequest {
  /** The planned days that count, both inclusive. At most about a year, so that a long plan costs no more. */
  readonly plannedFrom: CalendarDate;
  readonly plannedTo: CalendarDate;
  readonly limit: number;
  /** Position in the shuffled order at which the list begins; the order wraps around. */
  readonly shuffleStart: number;
  /** Tags of recipes that are left out. */
  readonly without: readonly ExclusionTag[];
}

/** Which recipes to list for a meal. */
export interface MealOptionsRequest {
  readonly mealTime: MealTime;
  /** Any of these; all if empty. */
  readonly dishTypes: readonly DishType[];
  /** Tags of recipes that are left out. */
  readonly without: readonly ExclusionTag[];
  /** The planned days whose dishes are recently cooked, both inclusive. At most a few months. */
  readonly cookedFrom: CalendarDate;
  readonly cookedTo: CalendarDate;
  readonly skip: number;
  readonly limit: number;
  /** How far recipes are counted. */
  readonly countedMax: number;
}

/** A part of the recipes for a meal. */
export interface MealOptions {
  readonly recipes: readonly PersonalRecipe[];
  /** How many there are in all parts, at most `countedMax`. */
  readonly total: number;
  /** How many more there are of these dish types with a tag that is left out, at most `countedMax`. */
  readonly hiddenByRules: number;
}

/** Ranks candidates; the same ones always alike. */
export type Rank = (candidates: readonly Candidate[]) => readonly PersonalRecipe[];

/** Most own recipes that the ingredient search looks at. */
export const OWN_NEEDS_MAX = 4_000;

/** Reads recipes for one person. Every implementation passes `adapters/contracts/recipe/personal_recipes_contract.ts`. */
export interface PersonalRecipes {
  /**
   * The person's last 120 favourites, the last 120 rated recipes, up to 120 own recipes of theirs and their household, and the `limit` recipes of the catalogue that meet most
   * of the person's preferences; of equals the first in the shuffled order from `shuffleStart` on. Only recipes that meet
   * the person's `STRICT_PREFERENCES`, and none with an excluded tag. Each recipe once, in no particular order.
   *
   * Where tags exclude most of a large catalogue, there may be fewer: only so many recipes are looked at.
   */
  listCandidates(userId: UserId, request: CandidatesRequest): Promise<Candidate[]>;

  /**
   * {@linkcode PersonalRecipes.listCandidates}, ranked. An implementation may store the result until a candidate changes, so
   * the function has to be the same for every call with this request.
   */
  listRanked(userId: UserId, request: CandidatesRequest, rank: Rank): Promise<readonly PersonalRecipe[]>;

  /** The first recipes in the shuffled order. */
  listDiverse(userId: UserId, options: { limit: number }): Promise<PersonalRecipe[]>;

  /**
   * The recipes of the catalogue and the own recipes of a person and their household, those for a meal first:
   * 1. dishes of the meal that are one of the person's last 120 favourites, the last added first, then own ones;
   * 2. dishes of the meal that the household has recently cooked, the last cooked first;
   * 3. all other dishes of the meal;
   * 4. favourites, own and recently cooked recipes that are no dish of the meal;
   * 5. the others.
   * Equal ones are in the shuffled order. Without a person the catalogue's only.
   */
  listForMeal(userId: UserId | undefined, request: MealOptionsRequest): Promise<MealOptions>;

  /** How many recipes have one of these tags, counted up to `most`. */
  countTagged(tags: readonly ExclusionTag[], options: { most: number }): Promise<number>;

  /** The needs of the own recipes of a person and their household, the quickest first; at most {@linkcode OWN_NEEDS_MAX}. */
  listOwnNeeds(userId: UserId): Promise<RecipeNeeds[]>;

  /** Which of these recipes have one of these tags. At most 1,000 ids. */
  listTagged(ids: readonly RecipeId[], tags: readonly ExclusionTag[]): Promise<ReadonlySet<RecipeId>>;
}
