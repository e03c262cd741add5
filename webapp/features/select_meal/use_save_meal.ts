import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { addMealTime, type MealSlot } from "../../../core/meal_plan/mod.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { upsertEntry, usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES, savedSlotState, weekPath } from "../week/mod.ts";
import type { MealOption } from "./use_choice.ts";

/** Saves the selected meal and opens the week with its slot highlighted. After a failure the selection stays. */
export function useSaveMeal(slot: MealSlot) {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const { day, mealTime, date } = slot;

  const perform = usePerform();
  const entryOf = ({ id, name, mainImage }: MealOption) => ({
    day_of_week: day,
    meal_time: mealTime,
    meal_name: addMealTime(name, mealTime),
    mainImage,
    recipeId: id,
  });

  const { mutate, isPending } = useMutation({
    mutationKey: PLAN_CHANGES,
    networkMode: "always",
    mutationFn: (meal: MealOption) => perform({ kind: "plan", call: { name: "save", slot, meal: entryOf(meal) } }),
    async onSuccess(_nothing, meal) {
      const week = weekQuery(mealPlan, date);
      await queryClient.cancelQueries(week);
      // An optimistic update; the server's reply follows.
      queryClient.setQueryData(week.queryKey, (entries) => entries && upsertEntry(entries, entryOf(meal)));
      void queryClient.invalidateQueries(week);
      await navigate(weekPath(date), { replace: true, state: savedSlotState({ day, mealTime }) });
    },
    onError(error) {
      log("Cannot save the meal", error);
      showToast("Not saved. Try again.", { tone: "error" });
    },
  });
  return { save: mutate, isSaving: isPending };
}
