import { t } from "@lingui/core/macro";
import { dayOf, type PlanSlot } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SlotMeal } from "../../../ui-kit/MealSlot/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { dayMealName, portionCount } from "../../platform/format/mod.ts";

/** The note on a planned meal's plate besides its name: "Leftovers", "Cooked", "2 portions". */
export function slotNote({
  portions,
  leftoversOf,
  cooked,
}: Pick<PlanEntry, "portions" | "leftoversOf" | "cooked">): SlotMeal["note"] {
  const count = portions === undefined ? undefined : portionCount(portions);
  const withCount = (text: string) => (count === undefined ? text : `${text}, ${count}`);
  if (leftoversOf) {
    return { text: t`Leftovers`, fullText: withCount(t`Leftovers of ${slotName(cookedSlot(leftoversOf))}`) };
  }
  if (cooked) return { text: t`Cooked`, fullText: withCount(t`Cooked`) };
  return count === undefined ? undefined : { text: count, fullText: count };
}

/** The slot in which leftovers are cooked. */
export function cookedSlot({ date, meal_time: mealTime }: NonNullable<PlanEntry["leftoversOf"]>): PlanSlot {
  return { date: date as CalendarDate, mealTime }; // sound: the reply's schema checks it
}

/** "Tuesday's Dinner". */
export function slotName({ date, mealTime }: PlanSlot): string {
  return dayMealName({ day: dayOf(date), mealTime });
}
