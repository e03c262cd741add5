import type { RecipeOfFile } from "../../core/cookbook/mod.ts";
import { isZip, RecipeFileRejected } from "./bounded_zip.ts";
import { readCooklangFile } from "./cooklang.ts";
import { readPaprika } from "./paprika.ts";
import { attempt, rejection } from "./recipe_of_file.ts";
import { isCsvOfRecipes, recipesOfCsv } from "./recipes_of_csv.ts";
import { recipesOfJson } from "./recipes_of_json.ts";
import { recipesOfMarkup } from "./recipes_of_markup.ts";
import { recipesOfZip } from "./recipes_of_zip.ts";

const RECIPES_MAX = 2_000;
const INFLATED_MAX_BYTES = 200_000_000;
/** A recipe of our export has up to twelve files. */
const ENTRIES_MAX = 24_000;

/**
 * The recipes of a file, one after the other: of Paprika, Tandoor, KitchenOwl, Mealie, RecipeSage, Nextcloud Cookbook, Mela, Cookmate,
 * Copy Me That, Plan to Eat or My Recipe Box, our own, schema.org, or Cooklang. Its content decides which one it is. A recipe that cannot be read leaves the others as they are.
 *
 * @param fileName for the name of a recipe in Cooklang that has no title
 */
export function* readRecipeFile(bytes: Uint8Array, fileName: string): Iterable<RecipeOfFile> {
  let count = 0;
  try {
    for (const recipe of recipesOf(bytes, fileName)) {
      count += 1;
      if (count > RECIPES_MAX)
        throw new RecipeFileRejected(`Only the first ${RECIPES_MAX} recipes of a file are read.`);
      yield recipe;
    }
    if (count === 0) yield { rejected: "No recipe was found in the file." };
  } catch (error) {
    yield rejection(error);
  }
}

function* recipesOf(bytes: Uint8Array, fileName: string): Iterable<RecipeOfFile> {
  if (isGzip(bytes)) yield attempt(() => readPaprika(bytes));
  else if (isZip(bytes)) yield* recipesOfZip(bytes, { bytesLeft: INFLATED_MAX_BYTES, entriesLeft: ENTRIES_MAX });
  else if (/^\s*[[{]/u.test(startOf(bytes))) yield* recipesOfJson(bytes);
  else if (startOf(bytes).trimStart().startsWith("<")) yield* recipesOfMarkup(bytes);
  else if (isCsvOfRecipes(startOf(bytes))) yield* recipesOfCsv(bytes);
  else if (/\.cook$/iu.test(fileName)) yield attempt(() => readCooklangFile(bytes, fileName));
  else throw new RecipeFileRejected("Weekplate does not know this kind of file.");
}

/** Enough to see what it is, in any character set. */
function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1_000))
    .toString("latin1")
    .replaceAll(/[\0\u00EF\u00BB\u00BF\u00FE\u00FF]/gu, "");
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
