import { z } from "zod";
import { DISH_TYPES } from "../../../core/recipe/mod.ts";
import { recipeSummary } from "./recipe_summary.ts";

/** `POST /api/meals-by-filters`: any of the dish types; none, or no filters at all, means all of them. */
export const mealsByFiltersBody = z.object({ filters: z.array(z.enum(DISH_TYPES)).max(20).nullish() });

export const mealsByFiltersReply = z.object({ meals: z.array(recipeSummary).max(120) });

export type MealsByFiltersReply = z.infer<typeof mealsByFiltersReply>;
