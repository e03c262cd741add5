import { z } from "zod";
import { DISH_TYPES, FILTERED_MEALS_MAX, FILTERS_MAX } from "../../core/recipe/mod.ts";
import { foodRulesChoice, hiddenByRules } from "../food_rules/food_rules_fields.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `POST /api/meals-by-filters`: any of the dish types; none, or no filters at all, means all of them. */
export const mealsByFiltersBody = z.object({
  filters: z.array(z.enum(DISH_TYPES)).max(FILTERS_MAX).nullish(),
  foodRules: foodRulesChoice,
});

export const mealsByFiltersReply = z.object({
  meals: z.array(recipeSummary).max(FILTERED_MEALS_MAX),
  hiddenByRules,
});

export type MealsByFiltersReply = z.infer<typeof mealsByFiltersReply>;
