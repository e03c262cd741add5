import type { ImportedRecipe, RecipeOfFile } from "../../core/cookbook/mod.ts";
import { hasType, isObject, type JsonObject, recipesIn } from "../recipe_pages/mod.ts";
import { parseJson } from "./file_texts.ts";
import { isOfKitchenOwl, readKitchenOwl } from "./kitchen_owl.ts";
import { isOfMealie, readMealie } from "./mealie.ts";
import { isMealieBackup, mealiePicturePath, recipesOfMealieBackup } from "./mealie_backup.ts";
import { isOfMela, readMela } from "./mela.ts";
import { readOwnSchemaOrg } from "./own_schema_org.ts";
import { attempt } from "./recipe_of_file.ts";
import { isOfRecipeSage, readRecipeSage } from "./recipe_sage.ts";
import type { PicturesBeside } from "./recipes_of_markup.ts";
import { readSchemaOrg } from "./schema_org.ts";
import { isOfTandoor, readTandoor } from "./tandoor.ts";

/**
 * The recipes of a file of JSON: all of schema.org that are in it, otherwise those of another program: one, a list, or an object
 * with a list of `recipes`. Anything else is left out: a list of things with names is none of recipes.
 *
 * @param pictures beside it
 * @throws {RecipeFileRejected} if it is no JSON
 */
export function* recipesOfJson(bytes: Uint8Array, pictures?: PicturesBeside): Iterable<RecipeOfFile> {
  const json = parseJson(bytes);
  if (isMealieBackup(json)) {
    for (const recipe of recipesOfMealieBackup(json)) {
      const beside = pictures?.at(mealiePicturePath(recipe)) ?? [];
      yield attempt(() => ({ ...readMealie(recipe), pictures: beside }));
    }
    return;
  }
  const found = recipesIn(json);
  for (const recipe of found.length > 0 ? found : listIn(json)) {
    const read = isObject(recipe) ? readerOf(recipe) : undefined;
    if (read) yield attempt(read);
  }
}

function listIn(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  return isObject(json) && Array.isArray(json["recipes"]) ? json["recipes"] : [json];
}

function readerOf(json: JsonObject): (() => ImportedRecipe) | undefined {
  const own = readOwnSchemaOrg(json);
  if (own) return () => own;
  if (isOfMealie(json)) return () => readMealie(json);
  if (isOfMela(json)) return () => readMela(json);
  if (isOfTandoor(json)) return () => readTandoor(json);
  if (isOfRecipeSage(json)) return () => readRecipeSage(json);
  if (hasType(json, "Recipe")) return () => readSchemaOrg(json);
  return isOfKitchenOwl(json) ? () => readKitchenOwl(json) : undefined;
}
