import type { UserId } from "../account/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { type Rating, STARS_MAX } from "./opinion.ts";
import type { OpinionStore } from "./opinion_store.ts";
import type { RecipeId } from "./recipe.ts";
import type { RecipeStore } from "./recipe_store.ts";

export interface RateRecipePorts {
  readonly opinions: Pick<OpinionStore, "rate" | "ratingOf">;
  readonly recipes: Pick<RecipeStore, "find">;
}

export interface RateRecipeInput {
  readonly userId: UserId;
  readonly recipeId: RecipeId;
  /** A whole number, 1 to 5. */
  readonly stars: number;
}

/**
 * Rates a recipe; replaces the person's earlier rating.
 *
 * @returns the mean of all ratings, including this one.
 * @throws {DomainError} `invalid_input`, `recipe_not_found`
 */
export async function rateRecipe(ports: RateRecipePorts, input: RateRecipeInput): Promise<Rating> {
  const { userId, recipeId, stars } = input;
  if (!Number.isInteger(stars) || stars < 1 || stars > STARS_MAX) {
    throw new DomainError(
      "invalid_input",
      `Cannot rate a recipe ${stars}: a rating is a whole number, 1 to ${STARS_MAX}`,
      { field: "value" },
    );
  }
  if (!(await ports.recipes.find(recipeId, userId))) {
    throw new DomainError("recipe_not_found", `Cannot rate recipe "${recipeId}": there is no such recipe`, {
      field: "id",
    });
  }
  await ports.opinions.rate(userId, recipeId, { stars });
  return ports.opinions.ratingOf(recipeId);
}
