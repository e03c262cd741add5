import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dateOf, type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays } from "../../../core/shared/mod.ts";
import { COOKED_RECIPES, SHOPPING_LIST, slotFields, WEEKS, weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { slotName } from "../week/mod.ts";

/** A dish is cooked for a meal of today or of the days after it, such as tomorrow's breakfast. */
const AHEAD_DAYS = 7;

/** Marks the next planned meal of a recipe as cooked, so that it is not shopped for again; with Undo. Nothing where there is none. */
export function useMarkCooked(recipeId: string): () => void {
  const { mealPlan, today, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();

  async function nextSlot(): Promise<MealSlot | undefined> {
    const from = today();
    for (const inWeek of [from, addDays(from, AHEAD_DAYS)]) {
      const week = weekOf(inWeek);
      const entries = await queryClient.fetchQuery(weekQuery(mealPlan, inWeek));
      const slots = entries
        .filter((entry) => entry.recipeId === recipeId && !entry.leftoversOf && !entry.cooked)
        .map((entry) => ({ day: entry.day_of_week, mealTime: entry.meal_time, date: dateOf(entry.day_of_week, week) }));
      const next = slots.find(({ date }) => date >= from && date < addDays(from, AHEAD_DAYS));
      if (next) return next;
    }
    return undefined;
  }

  const options = {
    onError(error: Error) {
      log("Cannot mark a meal as cooked", error);
      showToast("Your plan could not be marked. Try again.", { tone: "error" });
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
    async mutationFn() {
      const slot = await nextSlot();
      if (slot) await mealPlan.setMealCooked({ ...slotFields(slot), cooked: true });
      return slot;
    },
    onSuccess(slot) {
      if (!slot) return;
      const action = { text: "Undo", onSelect: () => unmark.mutate(slot) };
      showToast(`${slotName(slot)} is marked as cooked.`, { action });
    },
  });
  return () => mark.mutate();
}
