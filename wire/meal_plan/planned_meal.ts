import { z } from "zod";
import { MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { brokenRules } from "../food_rules/food_rules_fields.ts";
import { mealPortions, slotView } from "./slot_fields.ts";

/** A planned meal as the plan shows it. */
export const planEntry = z.object({
  ...slotView.pick({ day_of_week: true, meal_time: true }).shape,
  /** With the meal time in front: "Dinner: Shakshuka with Feta". */
  meal_name: z.string(),
  mainImage: z.string(),
  /** Ours: the planned recipe, so that a cell can link to it. */
  recipeId: z.string(),
  brokenRules,
  /** Ours: how many portions are eaten. Absent for as many as the household eats. */
  portions: mealPortions.optional(),
  /** Ours: the earlier slot in which this dish is cooked. Absent for a meal that is cooked itself. */
  leftoversOf: z.object({ date: z.iso.date(), meal_time: z.enum(MEAL_TIMES) }).optional(),
  /** Ours: true for a meal that was cooked; else absent. */
  cooked: z.literal(true).optional(),
});

export type PlanEntry = z.infer<typeof planEntry>;
