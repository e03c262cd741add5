import {
  ALLERGENS,
  type Content,
  isFreeOf,
  type Nutrition,
  type PartlyKnown,
  type ResponsibleFood,
} from "../../../core/food/mod.ts";
import { type FoundRecipes } from "../../../core/ingredient_search/mod.ts";
import {
  type listMealOptions,
  type PersonalRecipe,
  type Rating,
  type Recipe,
  type RecipePage,
  type RecipeSummary,
} from "../../../core/recipe/mod.ts";
import { type RecipeSearchPage } from "../../../core/search/mod.ts";
import type { FindRecipesReply } from "../../../wire/recipe/find_recipes.ts";
import type { RecipeDetailWire } from "../../../wire/recipe/get_recipe.ts";
import type { RecipeSummaryWire } from "../../../wire/recipe/recipe_summary.ts";
import type { SearchRecipesReply } from "../../../wire/recipe/search_recipes.ts";

/** A card without personal fields. Unknown values are omitted. */
export function summaryView(recipe: RecipeSummary): RecipeSummaryWire {
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    ...(recipe.kcal !== undefined && { calories: recipe.kcal }),
    ...(recipe.totalMinutes !== undefined && { totalTime: minutesText(recipe.totalMinutes) }),
  };
}

/** A card as one person sees it. */
export function personalView(recipe: PersonalRecipe): RecipeSummaryWire {
  const { favourite, reason } = recipe;
  return { ...summaryView(recipe), favourite, ...(reason !== undefined && { reason }) };
}

/** A page of the recipes for a meal; its cursor is the number of recipes to skip. */
export function mealOptionsView({ recipes, next, total, hiddenByRules }: Awaited<ReturnType<typeof listMealOptions>>) {
  const nextCursor = next === undefined ? null : String(next);
  return { recipes: recipes.map(personalView), nextCursor, total, hiddenByRules };
}

/** A page of search results; its cursor is the number of recipes to skip. */
export function searchView(page: RecipeSearchPage): SearchRecipesReply {
  const { recipes, next, corrected, isPartial, excluded, notUnderstood, hiddenByRules } = page;
  return {
    recipes: recipes.map((recipe) => ({ ...summaryView(recipe), why: recipe.why || undefined })),
    nextCursor: next === undefined ? null : String(next),
    corrected,
    partial: isPartial ? true : undefined,
    excluded: excluded.length > 0 ? [...excluded] : undefined,
    notUnderstood: notUnderstood.length > 0 ? [...notUnderstood] : undefined,
    hiddenByRules,
  };
}

/** Result of the ingredient search. */
export function foundRecipesView(found: FoundRecipes): FindRecipesReply {
  const { recipes, excluded, hiddenByRules, corrections, unknown, suggestions } = found;
  return {
    hiddenByRules,
    recipes: recipes.map((recipe) => ({
      ...summaryView(recipe),
      matchedIngredients: [...recipe.matched],
      missingIngredients: [...recipe.missing],
      assumedIngredients: [...recipe.assumed],
      swaps: [...recipe.swaps],
    })),
    excludedIngredients: [...excluded],
    corrections: [...corrections],
    unknownIngredients: [...unknown],
    suggestions: suggestions.map(({ ingredient, foods }) => ({ ingredient, foods: [...foods] })),
  };
}

/** A recipe's mean rating; null, not 0, where it has none. */
export function ratingView(rating: Rating): RecipeDetailWire["rating"] {
  return { value: rating.mean ?? null, reviews: rating.reviews };
}

/** The recipe's page, with amounts and times as texts with their units. */
export function detailView({ recipe, rating }: RecipePage): RecipeDetailWire {
  const { nutrition } = recipe;
  const allergenGroups = allergenGroupsOf(recipe);
  return {
    id: recipe.id,
    name: recipe.name,
    mainImage: recipe.mainImage,
    images: [...recipe.images],
    description: recipe.description,
    numberOfServings: recipe.servings,
    totalTime: recipe.totalMinutes === undefined ? "" : minutesText(recipe.totalMinutes),
    rating: ratingView(rating),
    ingredientGroups: recipe.ingredientGroups.map(({ title, items }) => ({
      ...(title !== undefined && { title }),
      items: items.map(({ text }) => text),
      amounts: items.map(({ measured }) => measured ?? null),
    })),
    instructions: [...recipe.steps],
    notes: [...recipe.notes],
    nutritionalInfo: {
      ...(nutrition.weightShare === 0 ? UNKNOWN_NUTRIENTS : nutrientTexts(nutrition)),
      weightShare: nutrition.weightShare,
      usesStandIn: nutrition.usesStandIn,
      fiber: partlyKnownView(nutrition.fiber),
      salt: partlyKnownView(nutrition.salt),
      saturatedFat: partlyKnownView(nutrition.saturatedFat),
    },
    scales: recipe.scales,
    cuisine: recipe.cuisine,
    dishTypes: [...recipe.dishTypes],
    preferences: [...recipe.preferences],
    diets: [...recipe.diets],
    allergens: allergenGroups.contains.map(({ allergen }) => allergen),
    allergenGroups,
  };
}

/** Each allergen in one of the groups. */
export function allergenGroupsOf({ contents }: Pick<Recipe, "contents">): RecipeDetailWire["allergenGroups"] {
  const inState = (state: Content["state"]) =>
    ALLERGENS.flatMap((allergen) => {
      const found = contents.find((content) => content.constituent === allergen && content.state === state);
      return found ? [{ allergen, foods: found.foods.map(responsibleView) }] : [];
    });
  return {
    contains: inState("contains"),
    mayContain: inState("may contain"),
    free: ALLERGENS.filter((allergen) => isFreeOf(contents, allergen)),
  };
}

function responsibleView({ name, reason }: ResponsibleFood) {
  return { name, ...(reason !== undefined && { reason }) };
}

function partlyKnownView(nutrient: PartlyKnown | undefined) {
  return nutrient && { amount: `${nutrient.grams} g`, weightShare: nutrient.weightShare };
}

function minutesText(minutes: number): string {
  return `${minutes} Min`;
}

/** Clients show nothing for what they cannot read. */
const UNKNOWN_NUTRIENTS = { calories: "", protein: "", carbs: "", fat: "" };

function nutrientTexts({ kcal, proteinGrams, carbsGrams, fatGrams }: Nutrition): typeof UNKNOWN_NUTRIENTS {
  return {
    calories: `${Math.round(kcal)} kcal`,
    protein: gramsText(proteinGrams),
    carbs: gramsText(carbsGrams),
    fat: gramsText(fatGrams),
  };
}

function gramsText(grams: number): string {
  return `${Math.round(grams)} g`;
}
