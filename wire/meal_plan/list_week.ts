import { z } from "zod";
import { DAYS_OF_WEEK, MEAL_PORTIONS, MEAL_TIMES } from "../../core/meal_plan/mod.ts";
import { firebaseUid } from "../account/identity_fields.ts";
import { brokenRules } from "../food_rules/food_rules_fields.ts";

/** Any date of the week that is meant; this week in UTC if absent. */
export const targetDate = z.union([z.iso.date(), z.literal("")]).optional();

export const listWeekQuery = z.object({ firebaseUid, targetDate });

/** Quarters of a portion. */
export const mealPortions = z.number().min(MEAL_PORTIONS.min).max(MEAL_PORTIONS.max).multipleOf(MEAL_PORTIONS.step);

export const planEntry = z.object({
  day_of_week: z.enum(DAYS_OF_WEEK),
  meal_time: z.enum(MEAL_TIMES),
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

export const listWeekReply = z.array(planEntry).max(28);
