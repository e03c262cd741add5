import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addMealTime, type MealSlot, removeMealTime } from "../../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/list_week.ts";
import { ApiError, weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { usePerform } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";
import { findEntry, removeEntry, upsertEntry } from "./plan_entries.ts";

const MOVES = [...PLAN_CHANGES, "move"] as const;

/** From one slot to another of the same week. */
export interface SlotMove {
  readonly from: MealSlot;
  readonly to: MealSlot;
}

type RecipeMove = SlotMove & { readonly recipeId: string };

/**
 * Moves a meal to another slot of its week; the two slots swap their meals. Updates optimistically, with Undo in the toast;
 * a failure restores both slots and shows an error.
 */
export function useMoveMeal() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const perform = usePerform();

  function show(move: SlotMove): void {
    const { queryKey } = weekQuery(mealPlan, move.from.date);
    queryClient.setQueryData(queryKey, (entries) => entries && entriesAfter(entries, move));
  }

  function failed(error: unknown, { from, to }: SlotMove): void {
    log("Cannot move the meal", error);
    show({ from: to, to: from });
  }

  // One at a time, so that a meal moved twice ends in its last slot.
  const shared = {
    mutationKey: MOVES,
    scope: { id: "week" },
    networkMode: "always" as const,
    mutationFn: (move: RecipeMove) => perform({ kind: "plan", call: { name: "move", ...move } }),
    async onMutate(move: RecipeMove) {
      await queryClient.cancelQueries({ queryKey: weekQuery(mealPlan, move.from.date).queryKey });
      show(move);
    },
    async onSettled(_nothing: unknown, _error: unknown, { from }: RecipeMove) {
      // While other moves wait, the server's week is older than the one on the screen.
      if (queryClient.isMutating({ mutationKey: MOVES }) > 1) return;
      await queryClient.invalidateQueries(weekQuery(mealPlan, from.date));
    },
  };
  const { mutate: undo } = useMutation({
    ...shared,
    onError(error, move) {
      failed(error, move);
      showToast(isGone(error) ? GONE : "Not put back. Try again.", { tone: "error" });
    },
  });
  const { mutate } = useMutation({
    ...shared,
    onSuccess(_nothing, { recipeId, from, to }) {
      const back = { recipeId, from: to, to: from };
      showToast(`Moved to ${to.day}'s ${to.mealTime}.`, { action: { text: "Undo", onSelect: () => undo(back) } });
    },
    onError(error, move) {
      failed(error, move);
      showToast(isGone(error) ? GONE : "Not moved. Try again.", { tone: "error" });
    },
  });

  return {
    moveMeal({ from, to }: SlotMove): void {
      const entries = queryClient.getQueryData(weekQuery(mealPlan, from.date).queryKey) ?? [];
      const meal = findEntry(entries, from);
      if (meal) mutate({ recipeId: meal.recipeId, from, to });
    },
  };
}

const GONE = "Not moved: another member has changed this meal.";

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "meal_not_found";
}

/** The week's entries with the meals of both slots swapped. */
function entriesAfter(entries: readonly PlanEntry[], { from, to }: SlotMove): PlanEntry[] {
  const [meal, other] = [findEntry(entries, from), findEntry(entries, to)];
  const others = removeEntry(removeEntry(entries, from), to);
  const swapped = [meal && inSlot(meal, to), other && inSlot(other, from)];
  return swapped.reduce<PlanEntry[]>((all, entry) => (entry ? upsertEntry(all, entry) : all), others);
}

/** An entry in another slot, its name prefixed with the slot's meal time. */
function inSlot(meal: PlanEntry, { day, mealTime }: MealSlot): PlanEntry {
  const name = removeMealTime(meal.meal_name, meal.meal_time);
  return { ...meal, day_of_week: day, meal_time: mealTime, meal_name: addMealTime(name, mealTime) };
}
