import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router-dom";
import { addMealTime, type MealSlot } from "../../../core/meal_plan/mod.ts";
import { savedSlotState, usePlanChange, weekPath } from "../week/mod.ts";
import type { MealOption } from "./use_choice.ts";

/** Saves the selected meal and opens the week with its slot highlighted. After a failure the selection stays. */
export function useSaveMeal(slot: MealSlot) {
  const navigate = useNavigate();
  const { day, mealTime, date } = slot;
  const { mutate, isPending } = usePlanChange({
    callOf: ({ id, name, mainImage }: MealOption) => ({
      name: "save",
      slot,
      meal: {
        day_of_week: day,
        meal_time: mealTime,
        meal_name: addMealTime(name, mealTime),
        mainImage,
        recipeId: id,
      },
    }),
    failure: "Cannot save the meal",
    failureText: () => t`Not saved. Try again.`,
    onSuccess: () => navigate(weekPath(date), { replace: true, state: savedSlotState({ day, mealTime }) }),
  });
  return { save: mutate, isSaving: isPending };
}
