import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type MealSlot, removeMealTime } from "../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../core/shared/mod.ts";
import type { PlanEntry } from "../../wire/list_week.ts";
import { weekQuery } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";
import { useServices } from "../services.ts";
import { mapSettled } from "./map_settled.ts";
import { PLAN_CHANGES } from "./plan_changes.ts";
import { findEntry, removeEntry, upsertEntry } from "./plan_entries.ts";

const WEEK_DAYS = 7;

/**
 * Copies the previous week's meals into the empty slots of a week, with Undo in the toast. Both weeks are fetched first, so that
 * no meal saved in another tab is overwritten.
 */
export function useRepeatWeek() {
  const { mealPlan, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();

  /** Changes the shown week of a date optimistically. */
  async function show(date: CalendarDate, change: (entries: PlanEntry[]) => PlanEntry[]): Promise<void> {
    const { queryKey } = weekQuery(mealPlan, date);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (entries) => entries && change(entries));
  }

  const { mutate: undo } = useMutation({
    mutationKey: PLAN_CHANGES,
    async mutationFn({ date, meals }: RepeatedMeals) {
      await show(date, (entries) => meals.reduce((left, meal) => removeEntry(left, slotOf(meal, date)), entries));
      return mapSettled(meals, (meal) => mealPlan.emptySlot(slotOf(meal, date)));
    },
    onSuccess({ failed, error }, { date }) {
      if (failed.length === 0) return;
      void show(date, (entries) => failed.reduce(upsertEntry, entries));
      log("Cannot undo the repeated week", error);
      showToast("Not everything was undone. Try again slot by slot.", { tone: "error" });
    },
    onSettled: (_result, _error, { date }) => queryClient.invalidateQueries(weekQuery(mealPlan, date)),
  });

  const { mutate, isPending } = useMutation({
    mutationKey: PLAN_CHANGES,
    async mutationFn(date: CalendarDate) {
      const [before, now] = await Promise.all(
        [addDays(date, -WEEK_DAYS), date].map((day) =>
          queryClient.fetchQuery({ ...weekQuery(mealPlan, day), staleTime: 0 }),
        ),
      );
      const meals = (before ?? []).filter((meal) => !findEntry(now ?? [], slotOf(meal, date)));
      await show(date, (entries) => meals.reduce(upsertEntry, entries));
      const outcome = await mapSettled(meals, (meal) =>
        mealPlan.saveMeal(slotOf(meal, date), {
          id: meal.recipeId,
          name: removeMealTime(meal.meal_name, meal.meal_time),
        }),
      );
      return { ...outcome, isLastWeekEmpty: before?.length === 0 };
    },
    onSuccess({ succeeded, failed, error, isLastWeekEmpty }, date) {
      const action =
        succeeded.length > 0 ? { text: "Undo", onSelect: () => undo({ date, meals: succeeded }) } : undefined;
      if (failed.length > 0) {
        void show(date, (entries) => failed.reduce((left, meal) => removeEntry(left, slotOf(meal, date)), entries));
        log("Cannot copy all meals of last week", error);
        showToast(`${mealsOf(failed.length)} not laid. Try again.`, { tone: "error", action });
      } else if (succeeded.length > 0) {
        showToast(`${mealsOf(succeeded.length)} on the table.`, { action });
      } else {
        showToast(isLastWeekEmpty ? "Nothing was planned last week." : "Last week's slots are all filled already.");
      }
    },
    onError(error) {
      log("Cannot repeat last week", error);
      showToast("Last week could not be loaded. Try again.", { tone: "error" });
    },
    onSettled: (_result, _error, date) => queryClient.invalidateQueries(weekQuery(mealPlan, date)),
  });

  return { isRepeating: isPending, repeatWeek: (date: CalendarDate) => mutate(date) };
}

interface RepeatedMeals {
  readonly date: CalendarDate;
  readonly meals: readonly PlanEntry[];
}

/** The slot of an entry's day and meal time in the week of a date. */
function slotOf({ day_of_week, meal_time }: PlanEntry, date: CalendarDate): MealSlot {
  return { day: day_of_week, mealTime: meal_time, date };
}

/** "1 meal of last week is", "16 meals of last week are". */
function mealsOf(count: number): string {
  return count === 1 ? "1 meal of last week is" : `${count} meals of last week are`;
}
