import { z } from "zod";
import {
  DISH_TYPES,
  FILTERED_MEALS_MAX,
  FILTERS_MAX,
  HIDDEN_RECIPES_MAX,
  LISTED_RECIPES_MAX,
} from "../../core/recipe/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { foodRulesChoice, hiddenByRules } from "../food_rules/food_rules_fields.ts";
import { ownField } from "../own_field.ts";
import { recipeSummary } from "./recipe_summary.ts";

// Calls of the specification.

/** With a uid: best match first for the person; without one: recipes in the shuffled order. */
export const listRecipesForPerson = call("GET /recipes", {
  summary: "Recipes for the caller, best match first; without what they do not eat; without a uid a varied selection",
  toleratesLag: true,
  query: z.object({ firebaseUid, foodRules: foodRulesChoice }),
  reply: z.object({
    recipes: z.array(recipeSummary).max(LISTED_RECIPES_MAX),
    /** Ours: how many recipes of the catalogue the caller's food rules hide; 1,000 means 1,000 or more. */
    hiddenByRules: ownField(z.number().int().min(0).max(HIDDEN_RECIPES_MAX), 0),
  }),
});

export type ListRecipesReply = z.infer<typeof listRecipesForPerson.reply>;

/** Recipes of all dish types without a filter. */
export const mealsByFilters = call("POST /api/meals-by-filters", {
  summary: "Recipes of any of these dish types",
  access: "known",
  rateClass: "read",
  toleratesLag: true,
  body: z.object({
    filters: z.array(z.enum(DISH_TYPES)).max(FILTERS_MAX).nullish(),
    foodRules: foodRulesChoice,
  }),
  reply: z.object({ meals: z.array(recipeSummary).max(FILTERED_MEALS_MAX), hiddenByRules }),
});
