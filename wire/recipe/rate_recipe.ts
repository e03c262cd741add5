import { z } from "zod";
import { STARS_MAX } from "../../core/recipe/mod.ts";
import { recipeRating } from "./get_recipe.ts";
import { recipeParams } from "./recipe_fields.ts";

/** `PUT /api/recipe/{id}/rating`, ours. It replaces the caller's earlier rating. */
export const rateRecipeParams = recipeParams;

export const rateRecipeBody = z.object({ value: z.number().int().min(1).max(STARS_MAX) });

/** All ratings, including the caller's. */
export const rateRecipeReply = z.object({ rating: recipeRating });

/** `GET /api/recipe/{id}/rating`, ours: the caller's opinion, because the recipe itself is public. */
export const ownOpinionParams = recipeParams;

export const ownOpinionReply = z.object({
  /** The caller's own rating; null if there is none. */
  value: z.number().int().min(1).max(STARS_MAX).nullable(),
  /** Whether it is one of the caller's favourites. */
  favourite: z.boolean(),
});
