import type { Recipe } from "../../core/recipe/mod.ts";
import { catalogueAims } from "./catalogue_aims.ts";
import type { DishComparison } from "./published_dishes.ts";

/**
 * Prints a line for each recipe.
 *
 * @param servingGrams by the recipe's id
 */
export function printRecipes(recipes: readonly Recipe[], servingGrams: ReadonlyMap<string, number>): void {
  console.table(
    Object.fromEntries(
      recipes.map(({ id, nutrition, servings, totalMinutes, diets, preferences }) => [
        id,
        {
          servings,
          minutes: totalMinutes,
          grams: servingGrams.get(id),
          kcal: nutrition.kcal,
          protein: nutrition.proteinGrams,
          carbs: nutrition.carbsGrams,
          fat: nutrition.fatGrams,
          weight: `${Math.round(nutrition.weightShare * 100)} %${nutrition.usesStandIn ? " *" : ""}`,
          diet: diets[0] ?? "",
          claims: preferences.filter((name) => name === "Gluten-Free" || name === "High-Protein").join(", "),
        },
      ]),
    ),
  );
  console.log(
    "grams, kcal and nutrients are per serving. weight: its share with figures; * if a similar food's are used.",
  );
}

/** Prints the figures of our dishes per 100 g beside published ones. */
export function printComparisons(comparisons: readonly DishComparison[]): void {
  console.log("\nkcal, g protein and g fat per 100 g beside published figures (published_dishes.csv):");
  console.table(
    comparisons.map(({ dish, mixed, cooked }) => ({
      recipe: dish.recipe,
      mixed: mixed.kcal,
      cooked: [cooked.kcal, cooked.proteinGrams, cooked.fatGrams].join(" / "),
      published: [dish.kcal, dish.protein_g ?? "?", dish.fat_g ?? "?"].join(" / "),
      "off by": `${Math.round((cooked.kcal / dish.kcal - 1) * 100)} % of ${Math.round(dish.band * 100)} %`,
      as: dish.description.slice(0, 40),
    })),
  );
}

/** Prints how many recipes of each kind the catalogue has, and how many it should have. */
export function printAims(recipes: readonly Recipe[]): void {
  console.log("\nThe catalogue as a whole:");
  console.table(Object.fromEntries(catalogueAims(recipes).map(({ of, has, aim }) => [of, { has, "at least": aim }])));
}
