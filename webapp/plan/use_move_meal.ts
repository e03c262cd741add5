import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addMealTime, type MealSlot, removeMealTime } from "../../core/meal_plan/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";
import { weekQuery } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";
import { useServices } from "../services.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";
import { findEntry, removeEntry, upsertEntry } from "./plan_entries.ts";

const MOVES = [...PLAN_CHANGES, "move"] as const;

/** From one slot to another of the same week. */
export interface SlotMove {
  readonly from: MealSlot;
  readonly to: MealSlot;
}

/** A slot and the meal to save in it; without a meal the slot is emptied. */
interface SlotContent {
  readonly slot: MealSlot;
  readonly meal: PlanEntry | undefined;
}

interface MealSwap {
  /** In the order of the requests: each meal is in some slot at every moment. */
  readonly after: readonly [SlotContent, SlotContent];
  readonly before: readonly [SlotContent, SlotContent];
}

/**
 * Moves a meal to another slot of its week; the two slots swap their meals. Shown optimistically, with Undo in the toast; a failure
 * restores both slots and shows an error.
 */
export function useMoveMeal() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();

  function save({ slot, meal }: SlotContent): Promise<void> {
    return meal
      ? mealPlan.saveMeal(slot, { id: meal.recipeId, name: removeMealTime(meal.meal_name, meal.meal_time) })
      : mealPlan.emptySlot(slot);
  }

  function show(contents: readonly SlotContent[]): void {
    for (const content of contents) {
      queryClient.setQueryData(
        weekQuery(mealPlan, content.slot.date).queryKey,
        (entries) => entries && entriesWith(entries, content),
      );
    }
  }

  async function swap({ after, before }: MealSwap): Promise<void> {
    await save(after[0]);
    try {
      await save(after[1]);
    } catch (error) {
      // Half a swap would duplicate or lose a meal: undo the first half if possible.
      await save(before[0]).catch((failure: unknown) => log("Cannot undo half a move", failure));
      throw error;
    }
  }

  function failed(error: unknown, { before }: MealSwap): void {
    log("Cannot move the meal", error);
    show(before);
  }

  // One at a time, so that a meal moved twice ends in its last slot.
  const shared = {
    mutationKey: MOVES,
    scope: { id: "week" },
    mutationFn: swap,
    async onMutate({ after }: MealSwap) {
      await queryClient.cancelQueries({ queryKey: weekQuery(mealPlan, after[0].slot.date).queryKey });
      show(after);
    },
    async onSettled(_nothing: unknown, _error: unknown, { after }: MealSwap) {
      // While other moves wait, the server's week is older than the shown one.
      if (queryClient.isMutating({ mutationKey: MOVES }) > 1) return;
      await queryClient.invalidateQueries(weekQuery(mealPlan, after[0].slot.date));
    },
  };
  const { mutate: undo } = useMutation({
    ...shared,
    onError(error, move) {
      failed(error, move);
      showToast("Not put back. Try again.", { tone: "error" });
    },
  });
  const { mutate } = useMutation({
    ...shared,
    onSuccess(_nothing, { after, before }) {
      const [{ slot }] = after;
      // In reverse order, so that no meal is lost here either.
      const [to, from] = before;
      const back = { after: [from, to], before: [after[1], after[0]] } as const;
      showToast(`Moved to ${slot.day}'s ${slot.mealTime}.`, { action: { text: "Undo", onSelect: () => undo(back) } });
    },
    onError(error, move) {
      failed(error, move);
      showToast("Not moved. Try again.", { tone: "error" });
    },
  });

  return {
    moveMeal({ from, to }: SlotMove): void {
      const entries = queryClient.getQueryData(weekQuery(mealPlan, from.date).queryKey) ?? [];
      const meal = findEntry(entries, from);
      const other = findEntry(entries, to);
      if (!meal) return;
      mutate({
        after: [
          { slot: to, meal },
          { slot: from, meal: other },
        ],
        before: [
          { slot: to, meal: other },
          { slot: from, meal },
        ],
      });
    },
  };
}

/** The week's entries with the slot's new content, its name prefixed with the slot's meal time. */
function entriesWith(entries: readonly PlanEntry[], { slot, meal }: SlotContent): PlanEntry[] {
  if (!meal) return removeEntry(entries, slot);
  return upsertEntry(entries, {
    ...meal,
    day_of_week: slot.day,
    meal_time: slot.mealTime,
    meal_name: addMealTime(removeMealTime(meal.meal_name, meal.meal_time), slot.mealTime),
  });
}
