import type { ChangedHousehold } from "../household/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { PlanSlot } from "./planned_meal.ts";

export const PLAN_CHANGE_KINDS = [
  "mealPlanned",
  "mealCleared",
  "portionsChanged",
  "mealMoved",
  "mealCooked",
  "weekFilled",
  "weekCleared",
] as const;

/**
 * A change of a household's plan, which has been stored. `mealMoved`: the slot that the meal was moved to. `weekFilled` and
 * `weekCleared`: the first of several slots that changed at once; `weekCleared` if all of them are empty now.
 */
export interface PlanChange extends ChangedHousehold, PlanSlot {
  readonly kind: (typeof PLAN_CHANGE_KINDS)[number];
  /** Only for `mealMoved`: the recipe and its old slot, so that another member can undo the move. */
  readonly moved?: { readonly recipeId: RecipeId; readonly from: PlanSlot } | undefined;
}
