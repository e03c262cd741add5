import { z } from "zod";
import { type ImportedRecipe, readMinutes, readWithinLimits, readYield } from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText, paragraphsOf, titledNote, withOpinion } from "./file_texts.ts";
import { nutritionText } from "./nutrition_text.ts";
import { groupsOfLines, stepsOfLines } from "./recipe_of_texts.ts";

const NOTES = "Author Notes";

const recipeSageRecipe = z.object({
  name: z.string().trim().min(1),
  description: anyText,
  image: z.array(anyText).catch([]),
  prepTime: anyText,
  totalTime: anyText,
  recipeYield: anyText,
  recipeIngredient: z.array(anyText).catch([]),
  recipeInstructions: z
    .array(z.object({ "@type": anyText, name: anyText, text: anyText }).catch({ "@type": "", name: "", text: "" }))
    .catch([]),
  recipeCategory: z.array(anyText).catch([]),
  creditText: anyText,
  isBasedOn: anyText,
  comment: z.array(z.object({ name: anyText, text: anyText }).catch({ name: "", text: "" })),
  nutrition: z.record(z.string(), z.unknown()).catch({}),
  aggregateRating: z.object({ ratingValue: z.coerce.number().catch(0) }).catch({ ratingValue: 0 }),
});

/** Whether it has the comment that all of RecipeSage's recipes have. */
export function isOfRecipeSage(json: object): boolean {
  const { data } = recipeSageRecipe.pick({ comment: true }).safeParse(json);
  return data?.comment.some(({ name }) => name === NOTES) === true;
}

/**
 * One of the `recipes` of RecipeSage's export as JSON-LD: schema.org with headers in brackets, and texts that are plain.
 *
 * @throws {RecipeFileRejected}
 */
export function readRecipeSage(json: unknown): ImportedRecipe {
  const result = recipeSageRecipe.safeParse(json);
  if (!result.success) throw new RecipeFileRejected("This is not a recipe of RecipeSage.");
  const recipe = result.data;
  const imported = readWithinLimits(
    {
      name: recipe.name,
      description: recipe.description,
      ...readYield(recipe.recipeYield),
      prepMinutes: readMinutes(recipe.prepTime),
      totalMinutes: readMinutes(recipe.totalTime),
      ingredients: groupsOfLines(recipe.recipeIngredient),
      steps: stepsOfLines(linesOfSteps(recipe.recipeInstructions)),
      notes: [
        ...recipe.comment.filter(({ name }) => name === NOTES).flatMap(({ text }) => paragraphsOf(text)),
        ...titledNote("Nutrition", nutritionText(recipe.nutrition)),
      ],
      source: { name: recipe.creditText, url: recipe.isBasedOn },
      tags: recipe.recipeCategory,
    },
    recipe.image.filter((url) => /^https?:\/\//iu.test(url)).map((url) => ({ url })),
  );
  return withOpinion(imported, { stars: recipe.aggregateRating.ratingValue });
}

/** A section is a line in brackets, as among the ingredients. */
function linesOfSteps(steps: readonly { "@type": string; name: string; text: string }[]): string[] {
  return steps
    .map(({ "@type": type, name, text }) =>
      type === "HowToSection" ? `[${(name || text).replaceAll(/[[\]]/gu, "")}]` : text,
    )
    .filter((line) => line.trim() !== "");
}
