import { z } from "zod";
import { STARS_MAX } from "../core/recipe/mod.ts";
import { recipeRating } from "./get_recipe.ts";
import { recipeParams } from "./recipe_fields.ts";

/** `PUT /api/recipe/{id}/rating`, ours. Rating again replaces one's earlier rating. */
export const rateRecipeParams = recipeParams;

export const rateRecipeBody = z.object({ value: z.number().int().min(1).max(STARS_MAX) });

/** What everybody thinks of it, the caller's rating included. */
export const rateRecipeReply = z.object({ rating: recipeRating });

/** `GET /api/recipe/{id}/rating`, ours: what the caller thinks of a recipe, since the recipe itself is public. */
export const ownOpinionParams = recipeParams;

export const ownOpinionReply = z.object({
  /** The caller's own rating; null where there is none. */
  value: z.number().int().min(1).max(STARS_MAX).nullable(),
  /** Whether the caller keeps it. */
  favourite: z.boolean(),
});
