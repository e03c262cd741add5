import type { Preference } from "../account/mod.ts";

/** A recipe's address, readable: `tomato-basil-soup`. Lower-case letters, digits and dashes, at most 200. */
export type RecipeId = string;

/** Whether a text can be a recipe's id. What can't is no recipe's, and a store need not be asked. */
export function isRecipeId(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/u.test(text);
}

/** Key of a food in the food table, such as `cherry-tomato`. */
export type FoodKey = string;

/** The kinds of dish that a person can filter by, spelled as the specification has them. */
export const DISH_TYPES = [
  "Beverage",
  "Bread",
  "Breakfast",
  "Dessert",
  "drinks",
  "main dish",
  "Salad",
  "Sauce",
  "Soup",
] as const;

export type DishType = (typeof DISH_TYPES)[number];

/** What a dish can be built round. */
export const PRINCIPAL_KINDS = ["meat", "poultry", "seafood", "egg", "pulse", "dairy"] as const;

/** One of {@linkcode PRINCIPAL_KINDS}. */
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

/** Nutrients of one serving, computed from the food table when the recipe is imported. */
export interface Nutrition {
  /** Energy in kilocalories, a whole number up to 4,000: a larger bare number would be read as calories. */
  readonly kcal: number;
  readonly proteinGrams: number;
  readonly carbsGrams: number;
  readonly fatGrams: number;
  /** Share of the recipe's weight that these figures rest on, 0 to 1. */
  readonly weightShare: number;
  /** Whether a similar food's figures stand in for some ingredient's. */
  readonly usesStandIn: boolean;
}

/** One line of an ingredient list. */
export interface IngredientLine {
  readonly food: FoodKey;
  /** The food's own name, singular, for naming what is missing: "cherry tomato". */
  readonly foodName: string;
  /** As a person reads it: "2 lemons, one sliced, one juiced". */
  readonly text: string;
  /** True where a dish is complete without it. */
  readonly optional: boolean;
  /** True where the dish is mostly made of it and a few others: of a tomato soup the tomatoes, not the stock. */
  readonly principal: boolean;
}

/** Ingredients of one part of a dish, such as its sauce. */
export interface IngredientGroup {
  /** Absent where there is one group only. */
  readonly title: string | undefined;
  readonly items: readonly IngredientLine[];
}

/** A whole recipe as the catalogue holds it. Only the importer makes one, after every check has passed. */
export interface Recipe {
  readonly id: RecipeId;
  readonly name: string;
  readonly description: string;
  readonly cuisine: string;
  /** What else it is looked for by: kinds of dish, other names, occasions. */
  readonly keywords: readonly string[];
  readonly dishTypes: readonly DishType[];
  readonly preferences: readonly Preference[];
  readonly diets: readonly ("vegan" | "vegetarian")[];
  /** Of the EU's fourteen, what the foods contain as usually made. */
  readonly allergens: readonly string[];
  /** What there is most of by weight, of these, among its principal foods; none in a dish of leaves or flour. */
  readonly principalKind: PrincipalKind | undefined;
  readonly servings: number;
  readonly totalMinutes: number;
  /** Address of the 4:3 picture, relative to the server. */
  readonly mainImage: string;
  /** More pictures, without the main one. */
  readonly images: readonly string[];
  readonly ingredientGroups: readonly IngredientGroup[];
  /** One string a step; further lines of a step are its sub-steps. */
  readonly steps: readonly string[];
  readonly nutrition: Nutrition;
}

/** What a card shows. */
export interface RecipeSummary {
  readonly id: RecipeId;
  readonly name: string;
  /** Address of the 4:3 picture, relative to the server. */
  readonly mainImage: string;
  /** Energy of one serving in kilocalories, where it is known. */
  readonly kcal: number | undefined;
  readonly totalMinutes: number | undefined;
}
