import { z } from "zod";
import type { ImportedRecipe } from "../../core/cookbook/mod.ts";
import { type InflateBudget, isZip, RecipeFileRejected, readZip } from "./bounded_zip.ts";
import { readCooklang } from "./cooklang.ts";
import { parseJson, textOf } from "./file_texts.ts";
import { readKitchenOwl } from "./kitchen_owl.ts";
import { readPaprika } from "./paprika.ts";
import { readTandoor } from "./tandoor.ts";

/** One recipe of a file, or why it cannot be imported, for the cook. */
export type RecipeOfFile =
  | { readonly ok: ImportedRecipe }
  | {
      readonly rejected: string;
      /** The file in the file. Absent if it is about the whole. */
      readonly name?: string;
    };

const FILE_MAX_BYTES = 50_000_000;
const RECIPES_MAX = 2_000;
const INFLATED_MAX_BYTES = 200_000_000;
const TEXT_MAX_BYTES = 1_000_000;
/** Each recipe of Tandoor is a zip with two files. */
const ENTRIES_MAX = 10_000;

const kitchenOwlExport = z.object({ recipes: z.array(z.unknown()).min(1) });

/**
 * The recipes of a file of another program, one after the other: Paprika, Tandoor, KitchenOwl, or Cooklang, also many in a zip.
 * Its content decides which one it is. A recipe that cannot be read leaves the others as they are.
 *
 * @param fileName for the name of a recipe in Cooklang that has no title
 */
export function* readRecipeFile(bytes: Uint8Array, fileName: string): Iterable<RecipeOfFile> {
  let count = 0;
  try {
    if (bytes.length > FILE_MAX_BYTES)
      throw new RecipeFileRejected("The file is too large: at most 50 MB can be read.");
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
  else if (isZip(bytes)) yield* recipesOfZip(bytes);
  else if (/^\s*[[{]/u.test(textOf(bytes.subarray(0, 100)))) yield* recipesOfJson(bytes);
  else if (/\.cook$/iu.test(fileName)) yield attempt(() => readCook(bytes, fileName));
  else throw new RecipeFileRejected("Weekplate does not know this kind of file.");
}

function* recipesOfZip(bytes: Uint8Array): Iterable<RecipeOfFile> {
  const budget: InflateBudget = { bytesLeft: INFLATED_MAX_BYTES, entriesLeft: ENTRIES_MAX };
  for (const { name, bytes: entry } of readZip(bytes, budget)) {
    if (isGzip(entry)) yield attempt(() => readPaprika(entry), name);
    else if (isZip(entry)) yield attempt(() => readTandoor(entry, budget), name);
    else if (/\.cook$/iu.test(name)) yield attempt(() => readCook(entry, name), name);
    else if (name === "recipe.json") {
      // One recipe of Tandoor, out of the zip in which it came.
      yield attempt(() => readTandoor(bytes, budget), name);
      return;
    }
  }
}

function* recipesOfJson(bytes: Uint8Array): Iterable<RecipeOfFile> {
  const result = kitchenOwlExport.safeParse(parseJson(bytes));
  if (!result.success) throw new RecipeFileRejected("Weekplate does not know this kind of file.");
  for (const recipe of result.data.recipes) yield attempt(() => readKitchenOwl(recipe));
}

function readCook(bytes: Uint8Array, path: string): ImportedRecipe {
  if (bytes.length > TEXT_MAX_BYTES) throw new RecipeFileRejected("The recipe is too long: at most 1 MB can be read.");
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.cook$/iu, "");
  return readCooklang(textOf(bytes), name || "Recipe");
}

function attempt(read: () => ImportedRecipe, name?: string): RecipeOfFile {
  try {
    return { ok: read() };
  } catch (error) {
    return { ...rejection(error), ...(name !== undefined && { name }) };
  }
}

/** @throws what is not about the file */
function rejection(error: unknown): { rejected: string } {
  if (error instanceof RecipeFileRejected) return { rejected: error.message };
  throw error;
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
