import { z } from "zod";
import { PREFERENCES } from "../core/account/mod.ts";
import { ALLERGENS, DISH_TYPES, STARS_MAX } from "../core/recipe/mod.ts";
import { brokenRules } from "./food_rules_fields.ts";
import { recipeParams } from "./recipe_fields.ts";

/** `GET /api/recipe/{id}`: it ignores the credential that the specification's client sends, which is no person's. */
export const getRecipeParams = recipeParams;

/** All ratings of a recipe. */
export const recipeRating = z.object({
  /** Mean of all ratings, one decimal, 1 to 5; null if there is none. */
  value: z.number().min(1).max(STARS_MAX).nullable(),
  /** How many people rated it. */
  reviews: z.number().int().nonnegative(),
});

/** An allergen that the recipe contains or may contain. */
const allergenOfRecipe = z.object({
  allergen: z.enum(ALLERGENS),
  /** The foods responsible, those that contain it first. */
  foods: z.array(
    z.object({
      name: z.string(),
      /** Why the food may contain it; absent if it does. */
      reason: z.string().optional(),
    }),
  ),
});

export const recipeDetail = z.object({
  id: z.string(),
  name: z.string(),
  mainImage: z.string(),
  /** More pictures, without the main one. */
  images: z.array(z.string()),
  description: z.string(),
  numberOfServings: z.number().int().positive(),
  /** As it is shown: "25 Min". */
  totalTime: z.string(),
  rating: recipeRating,
  ingredientGroups: z.array(z.object({ title: z.string().optional(), items: z.array(z.string()) })),
  /** One text per step; further lines of a step are its sub-steps. */
  instructions: z.array(z.string()),
  /** Of one serving, as texts with their units, so that a client which shows them as they come makes sense. */
  nutritionalInfo: z.object({
    /** "534 kcal"; the specification's calorie rule reads the unit. */
    calories: z.string(),
    /** "38 g", as are carbs and fat. */
    protein: z.string(),
    carbs: z.string(),
    fat: z.string(),
    /** Ours: the share of the recipe's weight with known nutrients, 0 to 1. */
    weightShare: z.number().min(0).max(1),
    /** Ours: whether a similar food's nutrients were used for an ingredient. */
    usesStandIn: z.boolean(),
  }),
  // Ours from here on.
  /** How it keeps, and what else may go in. */
  notes: z.array(z.string()),
  cuisine: z.string(),
  dishTypes: z.array(z.enum(DISH_TYPES)),
  preferences: z.array(z.enum(PREFERENCES)),
  diets: z.array(z.enum(["vegan", "vegetarian"])),
  /** Those of the fourteen that it contains. */
  allergens: z.array(z.string()),
  /** Each of the EU's fourteen allergens is in one of the groups. What is unknown counts as may contain. */
  allergenGroups: z.object({
    contains: z.array(allergenOfRecipe),
    mayContain: z.array(allergenOfRecipe),
    /** As far as the food table knows: a product may differ. */
    free: z.array(z.enum(ALLERGENS)),
  }),
});

export type RecipeDetailWire = z.infer<typeof recipeDetail>;

export const getRecipeReply = z.object({ recipe: recipeDetail.extend({ brokenRules }) });
