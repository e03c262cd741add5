import { foodsOfLine, type Recipe } from "../recipe/mod.ts";
import { readWithinLimits } from "./read_within_limits.ts";
import type { WrittenRecipe } from "./written_recipe.ts";

/** Input of {@linkcode writtenOf}. */
export type RecipeToWrite = Pick<
  Recipe,
  "name" | "description" | "keywords" | "servings" | "ingredientGroups" | "steps" | "notes"
> & { readonly totalMinutes: number | undefined };

/** A recipe with known foods, as a cook's text. Each line has its food, except where it has several. */
export function writtenOf(recipe: RecipeToWrite): WrittenRecipe {
  return readWithinLimits(
    {
      name: recipe.name,
      description: recipe.description,
      portions: recipe.servings,
      totalMinutes: recipe.totalMinutes,
      ingredients: recipe.ingredientGroups.map(({ title, items }) => ({
        title,
        lines: items.map((line) =>
          foodsOfLine(line).length > 1 ? { text: line.text } : { text: line.text, food: line.food },
        ),
      })),
      steps: recipe.steps,
      notes: recipe.notes,
      tags: recipe.keywords,
    },
    [],
  ).recipe;
}
