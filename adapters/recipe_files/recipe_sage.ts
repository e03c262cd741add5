import { z } from "zod";
import {
  type FoundRecipe,
  type ImportedRecipe,
  readMinutes,
  readWithinLimits,
  readYield,
} from "../../core/cookbook/mod.ts";
import { RecipeFileRejected } from "./bounded_zip.ts";
import { anyText, paragraphsOf, withSectionName, withStars } from "./file_texts.ts";

/** "[For the sauce]" among ingredients and steps. */
const HEADER = /^\s*\[(?<title>[^\]]*)\]\s*$/u;
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
      ingredients: groupsOf(recipe.recipeIngredient),
      steps: stepsOf(recipe.recipeInstructions),
      notes: recipe.comment.filter(({ name }) => name === NOTES).flatMap(({ text }) => paragraphsOf(text)),
      source: { name: recipe.creditText, url: recipe.isBasedOn },
      tags: recipe.recipeCategory,
    },
    recipe.image.filter((url) => /^https?:\/\//iu.test(url)).map((url) => ({ url })),
  );
  return withStars(imported, recipe.aggregateRating.ratingValue);
}

function groupsOf(lines: readonly string[]): FoundRecipe["ingredients"] {
  const groups: { title?: string; lines: string[] }[] = [{ lines: [] }];
  for (const line of lines) {
    const title = HEADER.exec(line)?.groups?.["title"];
    if (title === undefined) groups.at(-1)?.lines.push(line);
    else groups.push({ title, lines: [] });
  }
  return groups;
}

/** A section is a step with its name, before the steps in it. */
function stepsOf(steps: readonly { "@type": string; name: string; text: string }[]): string[] {
  const found: string[] = [];
  let section = "";
  for (const { "@type": type, name, text } of steps) {
    const title = type === "HowToSection" ? name || text : (HEADER.exec(text)?.[0] ?? "");
    if (title !== "") section = HEADER.exec(title)?.groups?.["title"] ?? title;
    else if (text.trim() !== "") {
      found.push(withSectionName(section, text));
      section = "";
    }
  }
  return found;
}
