import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { recipeFileSchema } from "./recipe_file.ts";

/** Path of the published schema. */
export const RECIPE_JSON_SCHEMA = join(import.meta.dirname, "..", "recipe.schema.json");

/** The JSON Schema (2020-12) of a recipe file, made from the schema that the importer uses. */
export function recipeJsonSchema(): string {
  const schema = { title: "Recipe", ...z.toJSONSchema(recipeFileSchema, { target: "draft-2020-12", io: "input" }) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main) await writeFile(RECIPE_JSON_SCHEMA, recipeJsonSchema());
