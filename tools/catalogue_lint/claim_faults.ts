import type { CompositionTable } from "../../catalogue/importer/composition_table.ts";
import { ingredientsOf, type RecipeFile } from "../../catalogue/importer/recipe_file.ts";
import { type Allergen, isFreeOf } from "../../core/food/mod.ts";
import { type Recipe } from "../../core/recipe/mod.ts";

/** Claims in a name or description that the food table has to confirm. */
const CLAIMS: readonly { words: RegExp; claim: string; isTrue: (recipe: Recipe) => boolean }[] = [
  { words: /\bvegan\b/iu, claim: "vegan", isTrue: ({ diets }) => diets.includes("vegan") },
  {
    words: /\bvegetarian\b|\bmeat-?less\b/iu,
    claim: "vegetarian",
    isTrue: ({ diets }) => diets.includes("vegetarian"),
  },
  { words: /\bgluten[- ]free\b|\bno gluten\b/iu, claim: "free of gluten", isTrue: isFree("gluten") },
  { words: /\b(?:dairy|milk)[- ]free\b|\bno dairy\b/iu, claim: "free of milk", isTrue: isFree("milk") },
  { words: /\begg[- ]free\b|\bno eggs?\b/iu, claim: "free of eggs", isTrue: isFree("eggs") },
  { words: /\bnut[- ]free\b|\bno nuts\b/iu, claim: "free of nuts", isTrue: isFree("nuts") },
  {
    words: /\bhigh[- ](?:in )?protein\b/iu,
    claim: "high in protein",
    isTrue: ({ preferences }) => preferences.includes("High-Protein"),
  },
];

/** Claims that the food table or the steps contradict. */
export function claimFaults(file: RecipeFile, recipe: Recipe, table: CompositionTable): string[] {
  const claimed = `${file.name} ${file.description}`;
  const faults = CLAIMS.filter(({ words, isTrue }) => words.test(claimed) && !isTrue(recipe)).map(
    ({ claim }) => `the text says ${claim}, the food table does not`,
  );
  if (file.preferences.includes("Fried") && !file.steps.some(({ text }) => /\bfr(?:y|ied|ying)\b/iu.test(text))) {
    faults.push('preference "Fried", but no step fries');
  }
  if (file.preferences.includes("sandwiches") && !hasBread(file, table)) {
    faults.push('preference "sandwiches", but no ingredient is bread');
  }
  return faults;
}

function isFree(allergen: Allergen): (recipe: Recipe) => boolean {
  return ({ contents }) => isFreeOf(contents, allergen);
}

function hasBread(file: RecipeFile, table: CompositionTable): boolean {
  const isBread = /\b(?:bread|bun|bagel|muffin|croissant|tortilla)\b/u;
  return ingredientsOf(file).some(({ food }) =>
    [...table.selfAndAncestors(food)].some(({ name }) => isBread.test(name)),
  );
}
