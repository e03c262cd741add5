import { parse } from "csv-parse/sync";
import type { ImportedRecipe, RecipeOfFile } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { textOf } from "./file_texts.ts";
import { nutritionText } from "./nutrition_text.ts";
import { attempt } from "./recipe_of_file.ts";
import { isAddress, recipeOfTexts } from "./recipe_of_texts.ts";

type Row = Readonly<Record<string, string>>;

/** One more than is read, so that the reader of files reports the limit. */
const ROWS_MAX = 2_001;
const HEADER_MAX_LENGTH = 5_000;

/** Whether a text begins with the columns of {@linkcode recipesOfCsv}. */
export function isCsvOfRecipes(start: string): boolean {
  return readerOf(start) !== undefined;
}

/**
 * The recipes of a CSV file of Plan to Eat or My Recipe Box, one in each row. None if it is of another program.
 *
 * @throws {RecipeFileRejected} if it is damaged
 */
export function* recipesOfCsv(bytes: Uint8Array): Iterable<RecipeOfFile> {
  const text = textOf(bytes);
  const read = readerOf(text.slice(0, HEADER_MAX_LENGTH));
  if (read) for (const row of rowsOf(text)) yield attempt(() => read(row));
}

/** By the names of the columns, which are in the first line. */
function readerOf(start: string): ((row: Row) => ImportedRecipe) | undefined {
  const [header = ""] = start.split(/\r?\n/u, 1);
  const hasColumns = (...names: string[]) => names.every((name) => new RegExp(`\\b${name}\\b`, "u").test(header));
  if (hasColumns("Title", "Ingredients", "Directions")) return readPlanToEat;
  return hasColumns("title", "ingredients", "instructions", "preparationTime") ? readMyRecipeBox : undefined;
}

function rowsOf(text: string): readonly Row[] {
  try {
    return parse<Row>(text, {
      columns: true,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: ROWS_MAX,
    });
  } catch (cause) {
    throw new RecipeFileRejected("The file is damaged: it is no CSV.", { cause });
  }
}

function readPlanToEat(row: Row): ImportedRecipe {
  const { Servings: servings = "", Yield: yields = "", Ingredients: ingredients = "" } = row;
  return recipeOfTexts({
    name: row["Title"] ?? "",
    description: row["Description"],
    yields: servings,
    makes: yields,
    prepTime: row["Prep Time"],
    cookTime: row["Cook Time"],
    totalTime: row["Total Time"],
    // Amount, unit and food are before the comma of a line; a title has none of them.
    ingredients: ingredients.trimEnd().replaceAll(/^, *(?<title>\S.*)\n/gmu, "[$<title>]\n"),
    directions: row["Directions"],
    nutrition: nutritionText(row),
    source: row["Source"],
    url: row["Url"],
    tags: [row["Course"], row["Cuisine"], row["Main Ingredient"], ...(row["Tags"] ?? "").split(/[,^]/u)].filter(
      (tag) => tag !== undefined,
    ),
    pictures: addresses(row["Photo Url"]),
    stars: Number(row["Rating"]),
  });
}

function readMyRecipeBox(row: Row): ImportedRecipe {
  const { source = "", video = "", notes = "" } = row;
  return recipeOfTexts({
    name: row["title"] ?? "",
    description: row["description"],
    yields: row["quantity"],
    prepTime: row["preparationTime"],
    cookTime: row["cookingTime"],
    totalTime: row["totalTime"],
    ingredients: row["ingredients"],
    directions: row["instructions"],
    notes: source === "" || video === "" ? notes : `${notes}\n\n${video}`,
    nutrition: row["nutrition"],
    source: source || video,
    tags: [...(row["categories"] ?? "").split(";"), ...(row["tags"] ?? "").split(";")],
    pictures: addresses(row["originalPicture"]),
    stars: Number(row["rating"]),
    isFavourite: /^(?:true|1|yes)$/iu.test(row["favorite"] ?? ""),
  });
}

function addresses(text = ""): { url: string }[] {
  return isAddress(text) ? [{ url: text.trim() }] : [];
}
