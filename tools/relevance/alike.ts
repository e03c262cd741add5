import type { FoodCategory } from "../../catalogue/importer/composition_table.ts";
import type { Recipe } from "../../core/recipe/mod.ts";
import type { JudgedCatalogue } from "./recipe_rule.ts";

/** Maximum number of similar recipes in a row. */
const IN_A_ROW_MAX = 2;
const OF_A_CUISINE_MAX = 3;
/** Two dishes are similar if both consist mostly of such a food. */
const TELLING: readonly FoodCategory[] = ["meat", "poultry", "fish", "shellfish", "legume"];
/** Not a cuisine, so not a similarity. */
const NO_CUISINE = "International";

/**
 * The common traits of three recipes in a row: a cuisine, or the meat, fish or pulse that they mostly consist of.
 *
 * @returns a sentence for each similarity; empty if the list is varied
 */
export function threeAlike(ids: readonly string[], catalogue: JudgedCatalogue): string[] {
  const kinds = ids.map((id) =>
    kindsOf(
      catalogue.recipes.find((recipe) => recipe.id === id),
      catalogue,
    ),
  );
  const found = new Set<string>();
  for (const [index, own] of kinds.entries()) {
    const next = kinds.slice(index + 1, index + 1 + IN_A_ROW_MAX);
    if (next.length < IN_A_ROW_MAX) break;
    for (const kind of own) if (next.every((others) => others.has(kind))) found.add(kind);
  }
  return [...found].map((kind) => `three of ${kind} in a row`);
}

/**
 * Cuisines of more than three of these recipes.
 *
 * @returns a sentence for each of them; empty if there is none
 */
export function crowdedCuisines(ids: readonly string[], { recipes }: JudgedCatalogue): string[] {
  const counts = new Map<string, number>();
  for (const { id, cuisine } of recipes) {
    if (ids.includes(id) && cuisine !== NO_CUISINE) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > OF_A_CUISINE_MAX)
    .map(([cuisine, count]) => `${count} ${cuisine} dishes`);
}

function kindsOf(recipe: Recipe | undefined, { table }: JudgedCatalogue): Set<string> {
  const kinds = new Set<string>();
  if (recipe === undefined) return kinds;
  if (recipe.cuisine !== NO_CUISINE) kinds.add(recipe.cuisine);
  for (const { food, principal } of recipe.ingredientGroups.flatMap(({ items }) => items)) {
    const general = [...table.selfAndAncestors(food)].at(-1);
    if (principal && general && TELLING.includes(general.category)) kinds.add(general.name);
  }
  return kinds;
}
