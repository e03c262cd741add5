import { PREFERENCES, type Preference } from "../../core/account/mod.ts";
import { type Content, contentsOf, isFreeOf, isHighProtein, type Nutrition } from "../../core/food/mod.ts";
import { type Recipe } from "../../core/recipe/mod.ts";
import type { ComposedFood, CompositionTable } from "./composition_table.ts";
import { ingredientsOf, type RecipeFile } from "./recipe_file.ts";

/** All foods of the dish, including seasonings, garnishes and strained-out ingredients. */
function foodsOf(recipe: RecipeFile, table: CompositionTable): ComposedFood[] {
  return ingredientsOf(recipe).flatMap(({ food, with: seasonings = [] }) =>
    [food, ...seasonings].map((key) => table.get(key)).filter((found) => found !== undefined),
  );
}

/**
 * The constituents that the foods of the dish contain and may contain. A food has the name of its first line: "smoked sausage".
 */
export function contentsOfRecipe(recipe: RecipeFile, table: CompositionTable): Content[] {
  const words = new Map(
    ingredientsOf(recipe)
      .toReversed()
      .flatMap(({ food, as }) => (as === undefined ? [] : [[food, as] as const])),
  );
  return contentsOf(
    foodsOf(recipe, table).map(({ key, name, contents }) => ({ name: words.get(key) ?? name, contents })),
  );
}

/** Diets that every food fits, whatever its make. */
export function dietsOf(recipe: RecipeFile, table: CompositionTable): Recipe["diets"] {
  const foods = foodsOf(recipe, table);
  return (["vegan", "vegetarian"] as const).filter((diet) => foods.every((food) => food.diet.includes(diet)));
}

/**
 * The preferences that a recipe meets, in the specification's order: those stated by its author, those that follow from
 * its dish types, and the two claims computed from the food table.
 */
export function preferencesOf(
  recipe: RecipeFile,
  derived: { contents: readonly Content[]; nutrition: Nutrition },
): Preference[] {
  const served = new Set<string>([...recipe.preferences, ...recipe.dishTypes]);
  if (isFreeOf(derived.contents, "gluten")) served.add("Gluten-Free");
  if (isHighProtein(derived.nutrition)) served.add("High-Protein");
  return PREFERENCES.filter((preference) => served.has(preference));
}
