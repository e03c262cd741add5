import type { MeasuredFood, RecipeScales } from "../../../core/amounts/mod.ts";

/** A recipe with all that its page shows, under one name per field. */
export interface RecipeDetail {
  readonly id: string;
  readonly name: string;
  /** Empty where there is no picture. */
  readonly mainImage: string;
  /** At most four more pictures, without duplicates and without the main one. */
  readonly photos: readonly string[];
  readonly description: string | undefined;
  readonly servings: string | undefined;
  /** As it is shown, "25 Min"; absent where none is given. */
  readonly totalTime: string | undefined;
  readonly rating: RecipeRating;
  readonly ingredientGroups: readonly IngredientGroupDetail[];
  /** How its amounts can be scaled; undefined if not sent. */
  readonly scales: RecipeScales | undefined;
  /** One text per step; its further lines are sub-steps. */
  readonly instructions: readonly string[];
  /** How it keeps, and what else may go in; empty if nothing was sent. */
  readonly notes: readonly string[];
  /** As sent, a number or a text with its unit: see `displayCalories`. */
  readonly calories: number | string | undefined;
  /** Grams of one serving. */
  readonly protein: number | undefined;
  readonly carbs: number | undefined;
  readonly fat: number | undefined;
  /** Share of the recipe's weight for which the nutrition is known, 0 to 1; undefined if not sent. */
  readonly nutritionWeightShare: number | undefined;
  /** Nutrients that may be known for less of the weight; undefined if not sent. */
  readonly fiber: PartlyKnownNutrient | undefined;
  readonly saturatedFat: PartlyKnownNutrient | undefined;
  readonly salt: PartlyKnownNutrient | undefined;
  /** The fourteen allergens; undefined if nothing was sent. */
  readonly allergens: AllergenGroups | undefined;
  /** The food rules of the signed-in person and their household that it breaks. */
  readonly brokenRules: readonly BrokenRuleOfRecipe[];
}

/** A food rule that a recipe breaks, or may break. */
export interface BrokenRuleOfRecipe {
  /** An excluded allergen or food, a diet, `dislike`, or `unknown`. */
  readonly rule: string;
  readonly state: "contains" | "may contain";
  /** Name of the disliked food. */
  readonly disliked: string | undefined;
  /** Names of the foods responsible. */
  readonly foods: readonly string[];
  /** The members whose rule it is; empty for a person who lives alone. */
  readonly people: readonly { readonly name: string }[];
}

export interface IngredientGroupDetail {
  readonly title: string | undefined;
  /** Lines as the recipe has them. */
  readonly items: readonly string[];
  /** One for each line: its parts, to write it for other portions; undefined where it has none. Absent if not sent. */
  readonly amounts?: readonly (MeasuredFood | undefined)[];
}

/** A nutrient of one serving. */
export interface PartlyKnownNutrient {
  readonly grams: number;
  /** Share of the recipe's weight with this nutrient known, 0 to 1. */
  readonly weightShare: number;
}

export interface AllergenGroups {
  readonly contains: readonly AllergenOfRecipe[];
  readonly mayContain: readonly AllergenOfRecipe[];
  readonly free: readonly string[];
}

/** An allergen, as the server names it, and the foods responsible. */
export interface AllergenOfRecipe {
  readonly allergen: string;
  /** `reason`: why the food may contain it; undefined if it does. */
  readonly foods: readonly { readonly name: string; readonly reason: string | undefined }[];
}

export interface RecipeRating {
  /** Mean of all ratings, 1 to 5; undefined without ratings. */
  readonly value: number | undefined;
  readonly reviews: number;
}
