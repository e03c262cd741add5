import { gunzipSync } from "node:zlib";
import { z } from "zod";
import type { ImportedPicture, ImportedRecipe } from "../../core/cookbook/mod.ts";
import { ENTRY_MAX_BYTES, RecipeFileRejected, RecipeFileTooLarge } from "./bounded_zip.ts";
import { anyText, parseJson } from "./file_texts.ts";
import { isAddress, recipeOfTexts } from "./recipe_of_texts.ts";

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
  nutritional_info: anyText,
  difficulty: anyText,
  image_url: anyText,
  photo_data: anyText,
  photos: z.array(z.object({ data: anyText }).catch({ data: "" })).catch([]),
});

/**
 * A `.paprikarecipe`: JSON in gzip. A `.paprikarecipes` is a zip of them.
 *
 * @throws {RecipeFileRejected}
 */
export function readPaprika(bytes: Uint8Array): ImportedRecipe {
  const result = paprikaRecipe.safeParse(parseJson(inflated(bytes)));
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of Paprika.");
  const { photo_data, photos, image_url, difficulty, ...found } = result.data;
  const pictures = [photo_data, ...photos.map(({ data }) => data)].flatMap(picturesOf);
  return recipeOfTexts({
    ...found,
    directions: withoutMarks(found.directions),
    notes: withoutMarks(found.notes),
    yields: found.servings,
    prepTime: found.prep_time,
    cookTime: found.cook_time,
    totalTime: found.total_time,
    nutrition: found.nutritional_info,
    url: found.source_url,
    tags: [...found.categories, difficulty],
    stars: found.rating,
    pictures: pictures.length === 0 && isAddress(image_url) ? [{ url: image_url }] : pictures,
  });
}

/** "[photo:Pan]" shows one of its photos, "[recipe:Pie crust]" leads to another recipe. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\[photo:[^\]]{0,200}\]/gu, "").replaceAll(/\[recipe:(?<name>[^\]]{0,200})\]/gu, "$<name>");
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: ENTRY_MAX_BYTES });
  } catch (cause) {
    if (cause instanceof RangeError) throw new RecipeFileTooLarge("The recipe is too large.", { cause });
    throw new RecipeFileRejected("The recipe is damaged.", { cause });
  }
}

/** None if it is empty. */
export function picturesOf(base64: string): ImportedPicture[] {
  return base64 === "" ? [] : [{ bytes: new Uint8Array(Buffer.from(base64, "base64")) }];
}
