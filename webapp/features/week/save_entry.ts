import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import type { ChangeFields } from "../../../wire/meal_plan/slot_fields.ts";
import { type MealPlanClient, slotFields } from "../../platform/api/mod.ts";

/** Saves an entry of the plan in a slot, with its portions and as the leftovers that it was. */
export async function saveEntry(
  mealPlan: Pick<MealPlanClient, "saveMeal" | "saveLeftovers">,
  { slot, meal }: { readonly slot: MealSlot; readonly meal: PlanEntry },
  sent: ChangeFields = {},
): Promise<void> {
  const { portions, leftoversOf, recipeId: id, meal_name: name } = meal;
  if (!leftoversOf) await mealPlan.saveMeal({ ...slotFields(slot), meal: { id, name }, portions, ...sent });
  else {
    const of = { date: leftoversOf.date, time: leftoversOf.meal_time };
    await mealPlan.saveLeftovers({ ...slotFields(slot), of, portions, ...sent });
  }
}
