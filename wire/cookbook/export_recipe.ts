import { z } from "zod";
import { recipeParams } from "../recipe/recipe_fields.ts";

/** What a recipe can be saved as: Cooklang, JSON-LD of schema.org, plain text. */
export const RECIPE_FORMATS = ["cooklang", "schema", "text"] as const;

export type RecipeFormat = (typeof RECIPE_FORMATS)[number];

/** `GET /api/recipe/{id}/export`, ours: the recipe as a file. 404 `recipe_not_found`. */
export const exportRecipeParams = recipeParams;

export const exportRecipeQuery = z.object({ format: z.enum(RECIPE_FORMATS) });
