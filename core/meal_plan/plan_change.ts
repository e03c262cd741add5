import type { ChangedHousehold } from "../household/mod.ts";
import type { PlannedMeal } from "./planned_meal.ts";

export const PLAN_CHANGE_KINDS = ["mealPlanned", "mealCleared"] as const;

/** A change of one slot of a household's plan, which has been stored. */
export interface PlanChange extends ChangedHousehold, Pick<PlannedMeal, "date" | "mealTime"> {
  readonly kind: (typeof PLAN_CHANGE_KINDS)[number];
}
