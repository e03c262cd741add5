import type { Preference, UserId } from "../account/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { DishType, FoodKey, PrincipalKind, RecipeSummary } from "./recipe.ts";

/** A card as one person sees it. */
export interface PersonalRecipe extends RecipeSummary {
  readonly favourite: boolean;
  /** Why it is shown to this person, in words for them; absent where nothing is known of them. */
  readonly reason?: string | undefined;
}

/** A recipe that may suit a person, with all that speaks for it or against it. */
export interface Candidate extends PersonalRecipe {
  /** Those of the person's preferences that it meets. */
  readonly matchedPreferences: readonly Preference[];
  /** The person's own rating, 1 to 5. */
  readonly stars: number | undefined;
  /** Whether the person's plan holds it in the days that were asked for. */
  readonly planned: boolean;
  /** Its place in the shuffled order; see {@linkcode shufflePositionOf}. */
  readonly shufflePosition: number;
  readonly cuisine: string;
  readonly dishTypes: readonly DishType[];
  readonly diets: readonly string[];
  /** What else it is looked for by, the kind of dish first. */
  readonly keywords: readonly string[];
  /** What it is mostly made of. */
  readonly principalFoods: readonly FoodKey[];
  readonly principalKind: PrincipalKind | undefined;
}

/** What a person's list is to be made of. */
export interface CandidatesRequest {
  /** The days of the plan that count, both included. */
  readonly plannedFrom: CalendarDate;
  readonly plannedTo: CalendarDate;
  readonly limit: number;
  /** Where in the shuffled order the list begins; it goes on from the order's start once its end is reached. */
  readonly shuffleStart: number;
}

/** The reads behind a person's own lists. Every implementation passes `adapters/contracts/personal_recipes_contract.ts`. */
export interface PersonalRecipes {
  /**
   * What may suit a person: the last 120 recipes that the person keeps and the last 120 that the person rated, and
   * of the whole catalogue the `limit` that meet most of the person's preferences, in the shuffled order from `shuffleStart` on
   * where they meet equally many. In no particular order, each recipe once.
   */
  listCandidates(userId: UserId, request: CandidatesRequest): Promise<Candidate[]>;

  /** The first recipes in the shuffled order. */
  listDiverse(userId: UserId, options: { limit: number }): Promise<PersonalRecipe[]>;
}
