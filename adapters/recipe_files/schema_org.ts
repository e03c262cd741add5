import { type ImportedPicture, type ImportedRecipe, readWithinLimits } from "../../core/cookbook/mod.ts";
import { type JsonObject, readSchemaOrgRecipe } from "../recipe_pages/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";

/**
 * A Recipe of schema.org, as JSON-LD.
 *
 * @param pictures that came with it; they are before those that it names
 * @throws {RecipeFileRejected}
 */
export function readSchemaOrg(recipe: JsonObject, pictures: readonly ImportedPicture[] = []): ImportedRecipe {
  const read = readSchemaOrgRecipe(recipe);
  if (read.found.name.trim() === "") throw new RecipeFileRejected("The recipe has no name.");
  return readWithinLimits(read.found, [...pictures, ...read.pictures]);
}
