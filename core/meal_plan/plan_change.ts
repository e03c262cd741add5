import type { ChangedHousehold } from "../household/mod.ts";
import type { PlanSlot } from "./planned_meal.ts";

export const PLAN_CHANGE_KINDS = ["mealPlanned", "mealCleared", "portionsChanged", "mealMoved", "mealCooked"] as const;

/** A change of one slot of a household's plan, which has been stored. `mealMoved`: the slot that the meal was moved to. */
export interface PlanChange extends ChangedHousehold, PlanSlot {
  readonly kind: (typeof PLAN_CHANGE_KINDS)[number];
}
