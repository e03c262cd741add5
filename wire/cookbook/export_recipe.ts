import { z } from "zod";
import { call } from "../call.ts";
import { recipeParams } from "../recipe/recipe_fields.ts";
import { writtenRecipe } from "./own_recipes.ts";

// Recipes as text or files, all ours.

/** The formats that a recipe can be saved in: Cooklang, JSON-LD of schema.org, plain text. */
const RECIPE_FORMATS = ["cooklang", "schema", "text"] as const;

export type RecipeFormat = (typeof RECIPE_FORMATS)[number];

const TEXT = "text/plain; charset=utf-8";
const JSON_LD = "application/ld+json";

/** The content types of the formats. Cooklang has no registered type. */
export const RECIPE_FILE_TYPES: Readonly<Record<RecipeFormat, string>> = {
  cooklang: TEXT,
  schema: JSON_LD,
  text: TEXT,
};

export const exportRecipe = call("GET /api/recipe/:id/export", {
  summary: "A recipe as a file: in Cooklang, as JSON-LD of schema.org, or as text",
  access: "known",
  params: recipeParams,
  query: z.object({ format: z.enum(RECIPE_FORMATS) }),
  download: { types: [TEXT, JSON_LD] },
  reply: z.custom<AsyncIterable<Uint8Array>>(),
  errors: ["recipe_not_found"],
});

export const getWrittenRecipe = call("GET /api/recipes/:id/written", {
  summary: "A recipe as the text of a cook, to begin one's own version with",
  access: "known",
  params: recipeParams,
  reply: z.object({ recipe: writtenRecipe, name: z.string() }),
  errors: ["recipe_not_found"],
});

/** To import them again, or into other programs. */
export const exportOwnRecipes = call("GET /api/account/recipes", {
  summary: "All recipes that the caller wrote, as a zip: Cooklang, JSON-LD of schema.org, and photos",
  rateClass: "export",
  download: { type: "application/zip", fileName: "weekplate-recipes.zip" },
  reply: z.custom<AsyncIterable<Uint8Array>>(),
  errors: ["photos_unavailable"],
});
