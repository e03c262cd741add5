import type { UserId } from "../account/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { RecipeSummary } from "./recipe.ts";

/** A card as one person sees it. */
export interface PersonalRecipe extends RecipeSummary {
  readonly favourite: boolean;
}

/** A recipe that may suit a person, with all that speaks for it or against it. */
export interface Candidate extends PersonalRecipe {
  /** How many of the person's preferences it meets. */
  readonly matchedPreferences: number;
  /** The person's own rating, 1 to 5. */
  readonly stars: number | undefined;
  /** Whether the person's plan holds it in the days that were asked for. */
  readonly planned: boolean;
  /** Its place in the order of variety; see {@linkcode varietyOf}. */
  readonly variety: number;
}

/** The reads behind a person's own lists. Every implementation passes `adapters/contracts/personal_recipes_contract.ts`. */
export interface PersonalRecipes {
  /**
   * What may suit a person: the last 120 recipes that the person keeps and the last 120 that the person rated, and
   * of the whole catalogue the `limit` that meet most of the person's preferences, in the order of variety where they
   * meet equally many. In no particular order, each recipe once.
   */
  candidates(
    userId: UserId,
    options: { plannedFrom: CalendarDate; plannedTo: CalendarDate; limit: number },
  ): Promise<Candidate[]>;

  /** The first recipes in the order of variety. */
  varied(userId: UserId, options: { limit: number }): Promise<PersonalRecipe[]>;
}
