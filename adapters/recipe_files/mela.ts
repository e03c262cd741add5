import { z } from "zod";
import type { ImportedRecipe } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText } from "./file_texts.ts";
import { picturesOf } from "./paprika.ts";
import { recipeOfTexts } from "./recipe_of_texts.ts";

const melaRecipe = z.object({
  title: z.string().trim().min(1),
  text: anyText,
  images: z.array(anyText).catch([]),
  categories: z.array(anyText).catch([]),
  yield: anyText,
  prepTime: anyText,
  cookTime: anyText,
  totalTime: anyText,
  ingredients: anyText,
  instructions: anyText,
  notes: anyText,
  nutrition: anyText,
  link: anyText,
  favorite: z.boolean().catch(false),
});

/** Whether it has the fields that every recipe of Mela has. */
export function isOfMela(json: object): boolean {
  return (
    "title" in json &&
    "instructions" in json &&
    "ingredients" in json &&
    typeof json.ingredients === "string" &&
    !("@type" in json)
  );
}

/**
 * A `.melarecipe`: JSON, whose texts have a line for each item (https://mela.recipes/fileformat). A `.melarecipes` is a zip of them.
 *
 * @throws {RecipeFileRejected}
 */
export function readMela(json: unknown): ImportedRecipe {
  const result = melaRecipe.safeParse(json);
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of Mela.");
  const { title, text, images, categories, instructions, link, favorite, ...found } = result.data;
  return recipeOfTexts({
    ...found,
    name: title,
    description: text,
    yields: found.yield,
    directions: instructions,
    source: link,
    tags: categories,
    pictures: images.flatMap(picturesOf),
    isFavourite: favorite,
  });
}
