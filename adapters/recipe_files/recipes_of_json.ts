import type { ImportedRecipe, RecipeOfFile } from "../../core/cookbook/mod.ts";
import { hasType, isObject, recipesIn } from "../recipe_pages/mod.ts";
import { parseJson } from "./file_texts.ts";
import { readKitchenOwl } from "./kitchen_owl.ts";
import { isOfMealie, readMealie } from "./mealie.ts";
import { readOwnSchemaOrg } from "./own_schema_org.ts";
import { attempt } from "./recipe_of_file.ts";
import { isOfRecipeSage, readRecipeSage } from "./recipe_sage.ts";
import { readSchemaOrg } from "./schema_org.ts";

/**
 * The recipes of a file of JSON: all of schema.org that are in it, otherwise one, a list, or an object with a list of
 * `recipes`. None if it is anything else.
 *
 * @throws {RecipeFileRejected} if it is no JSON
 */
export function* recipesOfJson(bytes: Uint8Array): Iterable<RecipeOfFile> {
  const json = parseJson(bytes);
  const found = recipesIn(json);
  for (const recipe of found.length > 0 ? found : listIn(json)) {
    if (typeof recipe === "object" && recipe !== null) yield attempt(() => readJsonRecipe(recipe));
  }
}

function listIn(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json !== "object" || json === null) return [];
  if ("recipes" in json && Array.isArray(json.recipes)) return json.recipes;
  return isOfMealie(json) ? [json] : [];
}

function readJsonRecipe(json: object): ImportedRecipe {
  const own = readOwnSchemaOrg(json);
  if (own) return own;
  if (isOfMealie(json)) return readMealie(json);
  if (isOfRecipeSage(json)) return readRecipeSage(json);
  return isObject(json) && hasType(json, "Recipe") ? readSchemaOrg(json) : readKitchenOwl(json);
}
