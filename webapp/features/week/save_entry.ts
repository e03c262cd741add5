import { type MealSlot, removeMealTime } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/list_week.ts";
import type { MealPlanApi, SentPlanChange } from "../../platform/api/mod.ts";
import { cookedSlot } from "./slot_note.ts";

/** Saves an entry of the plan in a slot, with its portions and as the leftovers that it was. */
export async function saveEntry(
  mealPlan: Pick<MealPlanApi, "saveMeal" | "saveLeftovers">,
  { slot, meal }: { readonly slot: MealSlot; readonly meal: PlanEntry },
  sent: SentPlanChange = {},
): Promise<void> {
  const { portions, leftoversOf, recipeId: id } = meal;
  if (!leftoversOf)
    return mealPlan.saveMeal(slot, { id, name: removeMealTime(meal.meal_name, meal.meal_time) }, { portions, ...sent });
  const of = cookedSlot(leftoversOf);
  return mealPlan.saveLeftovers(slot, { of, portions, ...sent });
}
