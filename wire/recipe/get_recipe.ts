import { z } from "zod";
import { PREFERENCES } from "../../core/account/mod.ts";
import { CUTS, RECIPE_SCALES, UNITS } from "../../core/amounts/mod.ts";
import { ALLERGENS } from "../../core/food/mod.ts";
import { DISH_TYPES, STARS_MAX } from "../../core/recipe/mod.ts";
import { call } from "../call.ts";
import { brokenRules } from "../food_rules/food_rules_fields.ts";
import { recipeParams } from "./recipe_fields.ts";

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

/** Ours: the parts of an ingredient's line, to write it for other portions and in other units. */
const measuredFood = z.object({
  quantity: z.number().positive(),
  unit: z.enum(UNITS),
  /** The food's words after an amount up to one: "lemon". */
  one: z.string(),
  /** The food's words after a larger amount: "lemons". */
  many: z.string(),
  /** Of a food that is weighed in metric kitchens and measured in cups in US ones. */
  gramsPerMl: z.number().positive().optional(),
  /** How a piece may be cut, if not in halves, thirds and quarters. */
  cut: z.enum(CUTS).optional(),
  /** In brackets: "1 can". */
  note: z.string().optional(),
  /** Seasonings to taste on the same line. */
  toTaste: z.string().optional(),
  /** After a comma: "one sliced, one juiced". */
  preparation: z.string().optional(),
  optional: z.boolean().optional(),
});

/** Ours: a nutrient that the food table does not know of every food. */
const partlyKnown = z.object({
  /** "6.2 g" */
  amount: z.string(),
  /** Share of the recipe's weight with this nutrient known, 0 to 1. */
  weightShare: z.number().min(0).max(1),
});

const recipeDetail = z.object({
  id: z.string(),
  name: z.string(),
  mainImage: z.string(),
  /** More pictures, without the main one. */
  images: z.array(z.string()),
  description: z.string(),
  numberOfServings: z.number().int().positive(),
  /** As it is shown: "25 Min"; empty if an own recipe does not say it. */
  totalTime: z.string(),
  rating: recipeRating,
  ingredientGroups: z.array(
    z.object({
      title: z.string().optional(),
      items: z.array(z.string()),
      /** Ours: one for each item; null for what is added to taste. */
      amounts: z.array(measuredFood.nullable()),
    }),
  ),
  /** One text per step; further lines of a step are its sub-steps. */
  instructions: z.array(z.string()),
  /** Of one serving, as texts with their units, so that a client which shows them as they come makes sense. */
  nutritionalInfo: z.object({
    /** "534 kcal"; the specification's calorie rule reads the unit. Like the next three '' if it is not known. */
    calories: z.string(),
    /** "38 g", as are carbs and fat. */
    protein: z.string(),
    carbs: z.string(),
    fat: z.string(),
    /** Ours: the share of the recipe's weight with known nutrients, 0 to 1. */
    weightShare: z.number().min(0).max(1),
    /** Ours: whether a similar food's nutrients were used for an ingredient. */
    usesStandIn: z.boolean(),
    /** Ours, as are the next two; absent if not known of this recipe. */
    fiber: partlyKnown.optional(),
    salt: partlyKnown.optional(),
    saturatedFat: partlyKnown.optional(),
  }),
  // Ours from here on.
  /** How its amounts can be scaled. */
  scales: z.enum(RECIPE_SCALES),
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

/** The specification's call, whose client sends a recipe provider's key as the token: it is ignored. */
export const getRecipe = call("GET /api/recipe/:id", {
  summary: "A recipe's page; for a signed-in person with the food rules that it breaks",
  access: "known",
  toleratesLag: true,
  params: recipeParams,
  reply: z.object({ recipe: recipeDetail.extend({ brokenRules }) }),
  errors: ["recipe_not_found"],
});
