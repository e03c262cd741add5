import { type ImportedPicture, type ImportedRecipe, readWithinLimits } from "../../core/cookbook/mod.ts";
import { isObject, type JsonObject, readSchemaOrgRecipe } from "../recipe_pages/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { titledNote } from "./file_texts.ts";
import { nutritionText } from "./nutrition_text.ts";
import { groupsOfLines, stepsOfLines } from "./recipe_of_texts.ts";

/**
 * A Recipe of schema.org, as JSON-LD.
 *
 * @param pictures that came with it; they are before those that it names
 * @throws {RecipeFileRejected}
 */
export function readSchemaOrg(recipe: JsonObject, pictures: readonly ImportedPicture[] = []): ImportedRecipe {
  const read = readSchemaOrgRecipe(recipe);
  if (read.found.name.trim() === "") throw new RecipeFileRejected("The recipe has no name.");
  const { found } = read;
  const imported = readWithinLimits(
    {
      ...found,
      // Nextcloud Cookbook has headings among the lines.
      ingredients: found.ingredients.flatMap(({ title, lines }) => {
        const [first, ...others] = groupsOfLines(lines.map((line) => (typeof line === "string" ? line : line.text)));
        return [{ ...first, title: title ?? first?.title, lines: first?.lines ?? [] }, ...others];
      }),
      steps: stepsOfLines(found.steps),
      notes: [
        ...found.notes,
        ...titledNote("Tools", toolsIn(recipe["tool"]).join(", ")),
        ...titledNote("Nutrition", isObject(recipe["nutrition"]) ? nutritionText(recipe["nutrition"]) : ""),
      ],
    },
    [...pictures, ...read.pictures],
  );
  return { ...imported, doubts: [...read.doubts, ...imported.doubts] };
}

function toolsIn(tool: unknown): string[] {
  return [tool]
    .flat()
    .map((each: unknown) => (isObject(each) ? each["name"] : each))
    .filter((name) => typeof name === "string")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
