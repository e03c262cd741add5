import { z } from "zod";
import {
  COUNTED_OPTIONS_MAX,
  DISH_TYPES,
  FILTERED_MEALS_MAX,
  FILTERS_MAX,
  HIDDEN_RECIPES_MAX,
  LISTED_RECIPES_MAX,
  MEAL_OPTIONS_PAGE_MAX,
} from "../../core/recipe/mod.ts";
import { MEAL_TIMES } from "../../core/shared/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { call } from "../call.ts";
import { foodRulesChoice, hiddenByRules } from "../food_rules/food_rules_fields.ts";
import { ownField } from "../own_field.ts";
import { nextCursor, pageFields } from "./recipe_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

// Calls of the specification.

/** Ours: the recipes to pick for this meal, page by page: what the caller likes and cooks, what suits the meal, then all others. */
const mealTime = z.enum(MEAL_TIMES).optional();

/** Ours, and only with a `mealTime`: how many recipes there are on all pages; 1,000 means 1,000 or more. */
const total = z.number().int().min(0).max(COUNTED_OPTIONS_MAX).optional();

/** With a uid: best match first for the person; without one: recipes in the shuffled order. */
export const listRecipesForPerson = call("GET /recipes", {
  summary: "Recipes for the caller, best match first; without what they do not eat; without a uid a varied selection",
  toleratesLag: true,
  query: z.object({
    firebaseUid,
    foodRules: foodRulesChoice,
    mealTime,
    // The page, only with a `mealTime`; 48 recipes by default.
    ...pageFields({ maxLimit: MEAL_OPTIONS_PAGE_MAX }),
  }),
  reply: z.object({
    recipes: z.array(recipeSummary).max(LISTED_RECIPES_MAX),
    /** Ours: how many recipes of the catalogue the caller's food rules hide; 1,000 means 1,000 or more. */
    hiddenByRules: ownField(z.number().int().min(0).max(HIDDEN_RECIPES_MAX), 0),
    nextCursor,
    total,
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
    mealTime,
    // The page, only with a `mealTime`; 48 recipes by default.
    cursor: pageFields({ maxLimit: MEAL_OPTIONS_PAGE_MAX }).cursor,
    limit: z.number().int().min(1).max(MEAL_OPTIONS_PAGE_MAX).optional(),
  }),
  reply: z.object({ meals: z.array(recipeSummary).max(FILTERED_MEALS_MAX), hiddenByRules, nextCursor, total }),
});
