import { t } from "@lingui/core/macro";
import { changeMealTime, type MealSlot, type PlanSlot } from "../../../core/meal_plan/mod.ts";
import type { Leftovers } from "../../../wire/meal_plan/leftovers.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { ApiError } from "../../platform/api/mod.ts";
import type { PlanCall } from "../../platform/offline/outbox/mod.ts";
import { usePlanChange } from "./use_plan_change.ts";

/** Changes the portions of a planned meal, and plans leftovers in its slot. */
export function useChangeMeal(slot: MealSlot) {
  const { mutate } = usePlanChange({
    callOf: (call: PlanCall) => call,
    failure: "Cannot change the planned meal",
    failureText(error) {
      const isRefused = error instanceof ApiError && error.isFromServer && !error.isTransient;
      return isRefused ? error.message : t`Not saved. Try again.`;
    },
  });
  const save = (meal: PlanEntry) => mutate({ name: "save", slot, meal });

  return {
    /** @param portions undefined for those of the household. */
    setPortions: (portions: number | undefined) => mutate({ name: "portions", slot, portions }),
    /** Plans leftovers of an earlier meal. */
    planLeftovers(cooked: Leftovers[number], of: PlanSlot, portions: number | undefined): void {
      save({
        day_of_week: slot.day,
        meal_time: slot.mealTime,
        meal_name: changeMealTime(cooked.meal_name, { from: cooked.meal_time, to: slot.mealTime }),
        mainImage: cooked.mainImage,
        recipeId: cooked.recipeId,
        leftoversOf: { date: of.date, meal_time: of.mealTime },
        ...(portions !== undefined && { portions }),
      });
    },
    /** Plans leftovers as a meal that is cooked. */
    cookFresh: ({ leftoversOf: _before, ...meal }: PlanEntry) => save(meal),
  };
}
