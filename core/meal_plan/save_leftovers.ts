import type { RecipePages } from "../recipe/mod.ts";
import { DomainError } from "../shared/mod.ts";
import type { ChangeSlotInput, ChangeSlotPorts } from "./change_slot.ts";
import { isSameSlot, keepsDaysOf, keepsUntil } from "./leftovers.ts";
import { changeMealTime } from "./meal_name.ts";
import type { MealPlanReads } from "./meal_plan_reads.ts";
import type { PlannedMeal, PlanSlot } from "./planned_meal.ts";
import { dateOfSlot } from "./slot_input.ts";
import { dayOf } from "./week.ts";

export interface SaveLeftoversPorts extends ChangeSlotPorts<"put"> {
  readonly plan: Pick<MealPlanReads, "listMeals">;
  readonly pages: Pick<RecipePages, "listKeeping">;
}

export interface SaveLeftoversInput extends ChangeSlotInput {
  /** The earlier slot in which the dish is cooked. */
  readonly of: PlanSlot;
  /** See `PlannedMeal`. */
  readonly portions?: number | undefined;
}

/**
 * Plans the leftovers of an earlier slot, and replaces the meal that was in the slot.
 *
 * @throws {DomainError} `meal_not_found` if nothing is cooked in the earlier slot, `invalid_input` if it is not earlier or
 *   the dish does not keep as long
 */
export async function saveLeftovers(ports: SaveLeftoversPorts, input: SaveLeftoversInput): Promise<PlannedMeal> {
  const { userId, mealTime, of, portions } = input;
  const date = dateOfSlot(input, ports.clock);
  const meals = await ports.plan.listMeals(userId, { from: of.date, to: of.date });
  const cooked = meals.find((meal) => isSameSlot(meal, of));
  const place = `${dayOf(of.date)}'s ${of.mealTime}`;
  if (!cooked || cooked.leftoversOf) {
    throw new DomainError("meal_not_found", `Cannot plan leftovers: nothing is cooked for ${place}`, { field: "of" });
  }
  const keepsDays = keepsDaysOf((await ports.pages.listKeeping([cooked.recipeId])).get(cooked.recipeId));
  if (!keepsUntil({ date, mealTime }, { ...of, keepsDays })) {
    const message = `Leftovers of ${place} can be planned for later meals, within ${keepsDays} days`;
    throw new DomainError("invalid_input", message, { field: "of" });
  }
  const meal: PlannedMeal = {
    userId,
    date,
    mealTime,
    recipeId: cooked.recipeId,
    name: changeMealTime(cooked.name, { from: of.mealTime, to: mealTime }),
    portions,
    leftoversOf: { ...of, keepsDays },
  };
  ports.events.publish(await ports.mealPlans.put(meal, input.idempotency));
  return meal;
}
