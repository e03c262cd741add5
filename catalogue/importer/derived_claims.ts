import { PREFERENCES, type Preference } from "../../core/account/mod.ts";
import { type Content, contentsOf, isFreeOf, type Nutrition, type Recipe } from "../../core/recipe/mod.ts";
import type { ComposedFood, CompositionTable } from "./composition_table.ts";
import { ingredientsOf, type RecipeFile } from "./recipe_file.ts";

/** Below this, nothing is High-Protein: a spoonful of raita has little of anything. Grams a serving. */
const HIGH_PROTEIN_GRAMS_MIN = 15;
/** EU Regulation 1924/2006, annex, "high protein": at least 20 % of the energy is provided by protein … */
const HIGH_PROTEIN_ENERGY_SHARE = 0.2;
/** … at the 4 kcal a gram of Regulation 1169/2011, annex XIV. */
const KCAL_PER_GRAM_OF_PROTEIN = 4;
/** More than half of an adult's 50 g a day (Regulation 1169/2011, annex XIII): High-Protein whatever else is in it. */
const MUCH_PROTEIN_GRAMS = 30;

/** All foods of the dish, including seasonings, garnishes and strained-out ingredients. */
function foodsOf(recipe: RecipeFile, table: CompositionTable): ComposedFood[] {
  return ingredientsOf(recipe).flatMap(({ food, with: seasonings = [] }) =>
    [food, ...seasonings].map((key) => table.get(key)).filter((found) => found !== undefined),
  );
}

/** What the foods of the dish contain and may contain. A food has the name of its first line: "smoked sausage". */
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

function isHighProtein({ kcal, proteinGrams }: Nutrition): boolean {
  const isShareHigh = proteinGrams * KCAL_PER_GRAM_OF_PROTEIN >= kcal * HIGH_PROTEIN_ENERGY_SHARE;
  return proteinGrams >= HIGH_PROTEIN_GRAMS_MIN && (isShareHigh || proteinGrams >= MUCH_PROTEIN_GRAMS);
}
