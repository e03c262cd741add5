import type { UserId } from "../account/mod.ts";
import type { HouseholdEvents } from "../household/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import { type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import type { IdempotentChange } from "./idempotent_change.ts";
import { isSameSlot } from "./leftovers.ts";
import type { MealPlanStore } from "./meal_plan_store.ts";
import type { PlanChange } from "./plan_change.ts";
import type { MealSlot, PlanSlot } from "./planned_meal.ts";
import { dateOf, weekOf } from "./week.ts";

export interface MoveMealPorts {
  readonly mealPlans: Pick<MealPlanStore, "move">;
  readonly events: HouseholdEvents<PlanChange>;
  readonly clock: Pick<Clock, "today">;
}

/** A slot of the week of a date, which is any date of that week; this week if absent. */
export interface SlotInput extends Omit<MealSlot, "date"> {
  readonly date?: CalendarDate | undefined;
}

export interface MoveMealInput {
  readonly userId: UserId;
  /** The recipe that the person sees in the slot. */
  readonly recipeId: RecipeId;
  readonly from: SlotInput;
  readonly to: SlotInput;
  readonly sent?: IdempotentChange | undefined;
}

/**
 * Moves a meal to another slot of a household's plan. A meal that is there gets the old slot.
 *
 * @returns the two slots.
 * @throws {DomainError} `meal_not_found` if another member has moved or replaced it, `invalid_input` for the same slot, or
 *   the errors of `isAlreadyApplied`
 */
export async function moveMeal(
  ports: MoveMealPorts,
  { userId, recipeId, sent, ...slots }: MoveMealInput,
): Promise<{ readonly from: PlanSlot; readonly to: PlanSlot }> {
  const slotOf = ({ day, mealTime, date }: SlotInput): PlanSlot => ({
    date: dateOf(day, weekOf(date ?? ports.clock.today())),
    mealTime,
  });
  const [from, to] = [slotOf(slots.from), slotOf(slots.to)];
  if (isSameSlot(from, to)) {
    throw new DomainError("invalid_input", "Cannot move a meal to the slot that it is in", { field: "to" });
  }
  const change = await ports.mealPlans.move({ userId, recipeId, from, to }, sent);
  if (!change) {
    const { day, mealTime } = slots.from;
    throw new DomainError("meal_not_found", `Cannot move the meal: it is not ${day}'s ${mealTime} any more`);
  }
  ports.events.publish(change);
  return { from, to };
}
