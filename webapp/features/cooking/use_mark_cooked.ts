import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { COOKED_RECIPES, SHOPPING_LIST, slotFields, WEEKS, weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { slotName } from "../week/mod.ts";
import { nextMealsOf, weeksAhead } from "./planned_dish.ts";

/**
 * Marks a planned meal of a recipe as cooked, so that it is not shopped for again; with Undo. Today's meal at once; if it is
 * planned for later days only, the person says which meal was cooked.
 */
export function useMarkCooked(recipeId: string) {
  const { mealPlan, today, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [choices, setChoices] = useState<readonly MealSlot[]>([]);

  const options = {
    onError(error: Error) {
      log("Cannot mark a meal as cooked", error);
      showToast(t`Your plan could not be marked. Try again.`, { tone: "error" });
    },
    onSettled: () =>
      Promise.all(
        [WEEKS, SHOPPING_LIST, COOKED_RECIPES].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  };
  const unmark = useMutation({
    ...options,
    mutationFn: (slot: MealSlot) => mealPlan.setMealCooked({ ...slotFields(slot), cooked: false }),
  });
  const mark = useMutation({
    ...options,
    mutationFn: (slot: MealSlot) => mealPlan.setMealCooked({ ...slotFields(slot), cooked: true }),
    onSuccess(_meal, slot) {
      const action = { text: t`Undo`, onSelect: () => unmark.mutate(slot) };
      showToast(t`${slotName(slot)} is marked as cooked.`, { action });
    },
  });
  const end = useMutation({
    async mutationFn() {
      const weeks = weeksAhead(today()).map((date) => queryClient.fetchQuery(weekQuery(mealPlan, date)));
      return nextMealsOf(await Promise.all(weeks), { recipeId, today: today() }).map(({ slot }) => slot);
    },
    onSuccess(slots) {
      const [next] = slots;
      if (next?.date === today()) mark.mutate(next);
      else setChoices(slots);
    },
    onError: options.onError,
  });
  return {
    onEnd: () => end.mutate(),
    /** The meals that it may have been cooked for; empty if there is nothing to ask. */
    choices,
    choose(slot: MealSlot | undefined) {
      setChoices([]);
      if (slot) mark.mutate(slot);
    },
  };
}
