import { isFreeOf, type Nutrition, type PartlyKnown } from "../../../core/food/mod.ts";
import { NO_CUISINE, type RecipePage } from "../../../core/recipe/mod.ts";

/** Below this share of the weight a figure is left out: the format has no field for its accuracy. */
const WHOLE = 0.95;
const SALT_PER_SODIUM = 2.5;

/**
 * A recipe as schema.org describes one, for JSON-LD. Absent values are undefined.
 *
 * @param origin of the product in browsers: the format asks for whole addresses.
 * @see https://schema.org/Recipe
 */
export function schemaOrgRecipe({ recipe, rating }: RecipePage, { origin }: { origin: string }) {
  const url = recipeUrl(recipe, { origin });
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    "@id": url,
    url,
    name: recipe.name,
    description: recipe.description || undefined,
    image: [recipe.mainImage, ...recipe.images].map((address) => new URL(address, origin).href),
    recipeYield: recipe.servings === 1 ? "1 serving" : `${recipe.servings} servings`,
    totalTime: recipe.totalMinutes === undefined ? undefined : `PT${recipe.totalMinutes}M`,
    recipeCategory: listed(recipe.dishTypes),
    recipeCuisine: recipe.cuisine === NO_CUISINE ? undefined : recipe.cuisine,
    keywords: recipe.keywords.length > 0 ? recipe.keywords.join(", ") : undefined,
    suitableForDiet: listed(dietsOf(recipe)),
    recipeIngredient: recipe.ingredientGroups.flatMap(({ items }) => items.map(({ text }) => text)),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
    nutrition: nutritionOf(recipe.nutrition),
    aggregateRating:
      rating.mean === undefined
        ? undefined
        : { "@type": "AggregateRating", ratingValue: rating.mean, ratingCount: rating.reviews },
  };
}

/** The one address of a recipe's page. */
export function recipeUrl({ id }: { id: string }, { origin }: { origin: string }): string {
  return new URL(`/recipe/${id}`, origin).href;
}

function dietsOf({ diets, contents }: RecipePage["recipe"]): string[] {
  return [
    ...(diets.includes("vegan") ? ["https://schema.org/VeganDiet"] : []),
    ...(diets.includes("vegetarian") ? ["https://schema.org/VegetarianDiet"] : []),
    ...(isFreeOf(contents, "gluten") ? ["https://schema.org/GlutenFreeDiet"] : []),
    ...(isFreeOf(contents, "milk") ? ["https://schema.org/LowLactoseDiet"] : []),
  ];
}

function nutritionOf(nutrition: Nutrition) {
  if (nutrition.weightShare < WHOLE) return undefined;
  const { fiber, saturatedFat, salt } = nutrition;
  return {
    "@type": "NutritionInformation",
    servingSize: "1 serving",
    calories: `${Math.round(nutrition.kcal)} kcal`,
    proteinContent: `${Math.round(nutrition.proteinGrams)} g`,
    carbohydrateContent: `${Math.round(nutrition.carbsGrams)} g`,
    fatContent: `${Math.round(nutrition.fatGrams)} g`,
    fiberContent: isWhole(fiber) ? `${fiber.grams} g` : undefined,
    saturatedFatContent: isWhole(saturatedFat) ? `${saturatedFat.grams} g` : undefined,
    sodiumContent: isWhole(salt) ? `${Math.round((salt.grams * 1_000) / SALT_PER_SODIUM)} mg` : undefined,
  };
}

function isWhole(nutrient: PartlyKnown | undefined): nutrient is PartlyKnown {
  return nutrient !== undefined && nutrient.weightShare >= WHOLE;
}

function listed<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}
