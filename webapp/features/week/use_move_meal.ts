import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MealSlot } from "../../../core/meal_plan/mod.ts";
import { ApiError, weekQuery } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { findEntry, slotsOf, usePerform, weekAfter } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";

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

  function show(move: RecipeMove): void {
    const { queryKey } = weekQuery(mealPlan, move.from.date);
    queryClient.setQueryData(
      queryKey,
      (entries) => entries && weekAfter(entries, slotsOf({ name: "move", ...move }, entries)),
    );
  }

  function failed(error: unknown, { recipeId, from, to }: RecipeMove): void {
    log("Cannot move the meal", error);
    show({ recipeId, from: to, to: from });
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
