import { z } from "zod";
import { FOUND_RECIPES_MAX, INGREDIENT_MAX_LENGTH, INGREDIENTS_MAX } from "../../core/ingredient_search/mod.ts";
import { call } from "../call.ts";
import { foodRulesChoice, hiddenByRules } from "../food_rules/food_rules_fields.ts";
import { ownField } from "../own_field.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** A recipe as ingredient search found it. Foods are named as a person would: "cherry tomato". */
const foundRecipe = recipeSummary.extend({
  /** Needed foods that are on hand. */
  matchedIngredients: z.array(z.string()),
  /** Needed foods that are not on hand. */
  missingIngredients: z.array(z.string()),
  /** Ours: needed foods that every kitchen is assumed to have: salt, pepper, water, oil. */
  assumedIngredients: ownField(z.array(z.string()), []),
  /**
   * Ours: at most one substitute for each need. For a matched need: the food on hand that was used, if it is another food.
   * For a missing need: a food on hand that could be used, else one that a cook would buy.
   */
  swaps: ownField(z.array(z.object({ for: z.string(), use: z.string(), onHand: z.boolean() })), []),
});

/** The specification's call. No ingredients, or only blank ones, are refused with its own sentence. */
export const findRecipesByIngredients = call("POST /find-recipes", {
  summary: "Find recipes by the ingredients on hand",
  access: "known",
  rateClass: "read",
  toleratesLag: true,
  body: z.object({
    ingredients: z.array(z.string().max(INGREDIENT_MAX_LENGTH)).max(INGREDIENTS_MAX).nullish(),
    foodRules: foodRulesChoice,
  }),
  reply: z.object({
    recipes: z.array(foundRecipe).max(FOUND_RECIPES_MAX),
    hiddenByRules,
    /** Ours: misspelled ingredients, and the food that was searched for instead. */
    corrections: ownField(z.array(z.object({ ingredient: z.string(), food: z.string() })), []),
    /** Ours: names of what the ingredients leave out ("no nuts"). None of the recipes contains it, or may contain it. */
    excludedIngredients: ownField(z.array(z.string()), []),
    /** Ours: the ingredients that are not in the food table, and exclusions that were not understood, as they were spelled. */
    unknownIngredients: ownField(z.array(z.string()), []),
    /** Ours: foods that an unknown ingredient may mean, by its spelling. They were not searched for. */
    suggestions: ownField(z.array(z.object({ ingredient: z.string(), foods: z.array(z.string()) })), []),
  }),
});

export type FindRecipesReply = z.infer<typeof findRecipesByIngredients.reply>;
