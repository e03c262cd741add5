import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { ingredientsOf, type RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import type { Recipe } from "../../core/recipe/mod.ts";

/** What an author may write in a name or a description only where the food table bears it out. */
const CLAIMS: readonly { words: RegExp; claim: string; holds: (recipe: Recipe) => boolean }[] = [
  { words: /\bvegan\b/iu, claim: "vegan", holds: ({ diets }) => diets.includes("vegan") },
  { words: /\bvegetarian\b|\bmeat-?less\b/iu, claim: "vegetarian", holds: ({ diets }) => diets.includes("vegetarian") },
  { words: /\bgluten[- ]free\b|\bno gluten\b/iu, claim: "free of gluten", holds: isFreeOf("gluten") },
  { words: /\b(?:dairy|milk)[- ]free\b|\bno dairy\b/iu, claim: "free of milk", holds: isFreeOf("milk") },
  { words: /\begg[- ]free\b|\bno eggs?\b/iu, claim: "free of eggs", holds: isFreeOf("eggs") },
  { words: /\bnut[- ]free\b|\bno nuts\b/iu, claim: "free of nuts", holds: isFreeOf("nuts") },
  {
    words: /\bhigh[- ](?:in )?protein\b/iu,
    claim: "high in protein",
    holds: ({ preferences }) => preferences.includes("High-Protein"),
  },
];

/** Claims of the author that the food table or the steps contradict. */
export function claimFaults(file: RecipeFile, recipe: Recipe, table: CompositionTable): string[] {
  const claimed = `${file.name} ${file.description}`;
  const faults = CLAIMS.filter(({ words, holds }) => words.test(claimed) && !holds(recipe)).map(
    ({ claim }) => `says it is ${claim}, the food table says it is not`,
  );
  if (file.preferences.includes("Fried") && !file.steps.some(({ text }) => /\bfr(?:y|ied|ying)\b/iu.test(text))) {
    faults.push('says "Fried", no step fries');
  }
  if (file.preferences.includes("sandwiches") && !hasBread(file, table)) {
    faults.push('says "sandwiches", no ingredient is bread');
  }
  return faults;
}

function isFreeOf(allergen: string): (recipe: Recipe) => boolean {
  return ({ allergens }) => !allergens.includes(allergen);
}

function hasBread(file: RecipeFile, table: CompositionTable): boolean {
  const isBread = /\b(?:bread|bun|bagel|muffin|croissant|tortilla)\b/u;
  return ingredientsOf(file).some(({ food }) => [...table.lineOf(food)].some(({ name }) => isBread.test(name)));
}
