import { z } from "zod";
import { recipeParams } from "./recipe_fields.ts";

/** `PUT` and `DELETE /api/recipe/{id}/favourite`, ours; without a body. Repeating a call changes nothing. */
export const favouriteRecipeParams = recipeParams;

export const favouriteRecipeReply = z.object({ favourite: z.boolean() });
