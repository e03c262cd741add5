import { gunzipSync } from "node:zlib";
import { z } from "zod";
import {
  type ImportedPicture,
  type ImportedRecipe,
  readMinutes,
  readWithinLimits,
  readYield,
} from "../../core/cookbook/mod.ts";
import { ENTRY_MAX_BYTES, RecipeFileRejected, RecipeFileTooLarge } from "./bounded_zip.ts";
import { anyText, linesOf, paragraphsOf, parseJson, withStars } from "./file_texts.ts";

const paprikaRecipe = z.object({
  name: z.string().trim().min(1),
  description: anyText,
  ingredients: anyText,
  directions: anyText,
  notes: anyText,
  servings: anyText,
  prep_time: anyText,
  cook_time: anyText,
  total_time: anyText,
  source: anyText,
  source_url: anyText,
  categories: z.array(anyText).catch([]),
  rating: z.number().catch(0),
  photo_data: anyText,
});

/**
 * A `.paprikarecipe`: JSON in gzip. A `.paprikarecipes` is a zip of them.
 *
 * @throws {RecipeFileRejected}
 */
export function readPaprika(bytes: Uint8Array): ImportedRecipe {
  const result = paprikaRecipe.safeParse(parseJson(inflated(bytes)));
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of Paprika.");
  const found = result.data;
  const imported = readWithinLimits(
    {
      name: found.name,
      description: found.description,
      ...readYield(found.servings),
      prepMinutes: readMinutes(found.prep_time),
      cookMinutes: readMinutes(found.cook_time),
      totalMinutes: readMinutes(found.total_time),
      ingredients: [{ lines: linesOf(found.ingredients) }],
      steps: linesOf(found.directions),
      notes: paragraphsOf(found.notes),
      source: { name: found.source, url: found.source_url },
      tags: found.categories,
    },
    picturesOf(found.photo_data),
  );
  return withStars(imported, found.rating);
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: ENTRY_MAX_BYTES });
  } catch (cause) {
    if (cause instanceof RangeError) throw new RecipeFileTooLarge("The recipe is too large.", { cause });
    throw new RecipeFileRejected("The recipe is damaged.", { cause });
  }
}

function picturesOf(base64: string): ImportedPicture[] {
  return base64 === "" ? [] : [{ bytes: new Uint8Array(Buffer.from(base64, "base64")) }];
}
