import type { IngredientLine, Recipe } from "../../core/recipe/mod.ts";
import type { ComposedFood, CompositionTable } from "./composition_table.ts";
import { contentsOfRecipe, dietsOf, preferencesOf } from "./derived_claims.ts";
import { cupDensityOf, ingredientText, measuredFoodOf } from "./ingredient_text.ts";
import { nutritionOf } from "./nutrition.ts";
import { principalFoodsOf } from "./principal_foods.ts";
import type { Ingredient, RecipeFile } from "./recipe_file.ts";
import { weighIngredient } from "./weigh_ingredient.ts";

/**
 * The recipe that the product shows, derived from its file: lines, nutrition, claims, allergens and addresses.
 *
 * @param options.detailPictures number of the dish's detail pictures
 * @throws {Error} if `findRecipeFaults` reports a fault
 */
export function buildRecipe(file: RecipeFile, table: CompositionTable, options: { detailPictures: number }): Recipe {
  const nutrition = nutritionOf(file, table);
  const contents = contentsOfRecipe(file, table);
  const principal = principalFoodsOf(file, table);
  return {
    id: file.id,
    name: file.name,
    description: file.description,
    cuisine: file.cuisine,
    keywords: file.keywords ?? [],
    dishTypes: file.dishTypes,
    preferences: preferencesOf(file, { contents, nutrition }),
    diets: dietsOf(file, table),
    contents,
    principalKind: principal.kind,
    servings: file.servings,
    scales: file.scales ?? "freely",
    totalMinutes: file.minutes.total,
    activeMinutes: file.minutes.active,
    aheadMinutes: file.minutes.ahead ?? 0,
    meals: file.meals,
    keeps: file.keeps,
    ...(file.usesUp && { usesUp: file.usesUp.map(({ food }) => food) }),
    mainImage: `/pictures/${file.id}.webp`,
    images: Array.from({ length: options.detailPictures }, (_, i) => `/pictures/${file.id}-detail-${i + 1}.webp`),
    ingredientGroups: file.ingredientGroups.map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ ...ingredientLine(item, table), principal: principal.foods.has(item.food) })),
    })),
    steps: file.steps.map(({ text, substeps = [] }) => [text, ...substeps].join("\n")),
    notes: [file.keeping, file.swap].filter((note) => note !== undefined),
    nutrition,
  };
}

function ingredientLine(ingredient: Ingredient, table: CompositionTable): Omit<IngredientLine, "principal"> {
  const food = knownFood(ingredient.food, table);
  const foods = { food, with: (ingredient.with ?? []).map((key) => knownFood(key, table)) };
  const grams = weighIngredient(ingredient, table);
  const measured = measuredFoodOf(ingredient, { ...foods, gramsPerMl: cupDensityOf(food, table) });
  return {
    food: food.key,
    foodName: food.name,
    text: ingredientText(ingredient, foods),
    ...(measured && { measured }),
    ...(grams && { grams: Math.round(grams * 100) / 100 }),
    optional: ingredient.optional ?? false,
    ...(ingredient.with && { seasonings: ingredient.with }),
  };
}

function knownFood(key: string, table: CompositionTable): ComposedFood {
  const food = table.get(key);
  if (!food) throw new Error(`Cannot name "${key}": it is not in the food table`);
  return food;
}
