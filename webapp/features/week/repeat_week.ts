import type { QueryClient } from "@tanstack/react-query";
import { dayOf, type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { type MealPlanClient, slotFields, weekQuery } from "../../platform/api/mod.ts";
import type { useToast } from "../../platform/hooks/mod.ts";
import { findEntry, removeEntry, upsertEntry } from "../../platform/offline/outbox/mod.ts";
import { mapSettled } from "./map_settled.ts";
import { saveEntry } from "./save_entry.ts";

const WEEK_DAYS = 7;

export interface RepeatWeekPorts {
  readonly mealPlan: MealPlanClient;
  readonly queryClient: QueryClient;
  readonly showToast: ReturnType<typeof useToast>;
  log(message: string, error: unknown): void;
}

export interface RepeatedMeals {
  readonly date: CalendarDate;
  readonly meals: readonly PlanEntry[];
}

/**
 * Copies the previous week's meals into the empty slots of a week, and says so with Undo. Both weeks are fetched first, so that no
 * meal saved in another tab is overwritten.
 */
export async function repeatWeek(
  ports: RepeatWeekPorts,
  { date, undo }: { date: CalendarDate; undo: (repeated: RepeatedMeals) => void },
): Promise<void> {
  const { mealPlan, queryClient, showToast, log } = ports;
  const [before, now] = await Promise.all(
    [addDays(date, -WEEK_DAYS), date].map((day) =>
      queryClient.fetchQuery({ ...weekQuery(mealPlan, day), staleTime: 0 }),
    ),
  );
  const repeated = (before ?? []).filter((meal) => !findEntry(now ?? [], slotOf(meal, date)));
  const meals = repeated.map((meal) => aWeekLater(meal, { date, week: [...(now ?? []), ...repeated] }));
  await show(ports, { date, change: (entries) => meals.reduce(upsertEntry, entries) });
  const save = (meal: PlanEntry) => saveEntry(mealPlan, { slot: slotOf(meal, date), meal });
  // Leftovers can be planned when the meal is planned in which they are cooked.
  const cooked = await mapSettled(
    meals.filter(({ leftoversOf }) => !leftoversOf),
    save,
  );
  const leftovers = await mapSettled(
    meals.filter(({ leftoversOf }) => leftoversOf),
    save,
  );
  const succeeded = [...cooked.succeeded, ...leftovers.succeeded];
  const failed = [...cooked.failed, ...leftovers.failed];
  const action = succeeded.length > 0 ? { text: "Undo", onSelect: () => undo({ date, meals: succeeded }) } : undefined;
  if (failed.length > 0) {
    void show(ports, {
      date,
      change: (entries) => failed.reduce((left, meal) => removeEntry(left, slotOf(meal, date)), entries),
    });
    log("Cannot copy all meals of last week", cooked.error ?? leftovers.error);
    showToast(`${mealsOf(failed.length)} not laid. Try again.`, { tone: "error", action });
  } else if (succeeded.length > 0) {
    showToast(`${mealsOf(succeeded.length)} on the table.`, { action });
  } else {
    showToast(before?.length === 0 ? "Nothing was planned last week." : "Last week's slots are all filled already.");
  }
}

/** Takes copied meals out again. */
export async function undoRepeatWeek(ports: RepeatWeekPorts, { date, meals }: RepeatedMeals): Promise<void> {
  await show(ports, {
    date,
    change: (entries) => meals.reduce((left, meal) => removeEntry(left, slotOf(meal, date)), entries),
  });
  const { failed, error } = await mapSettled(meals, (meal) => ports.mealPlan.clearSlot(slotFields(slotOf(meal, date))));
  if (failed.length === 0) return;
  void show(ports, { date, change: (entries) => failed.reduce(upsertEntry, entries) });
  ports.log("Cannot undo the repeated week", error);
  ports.showToast("Not everything was undone. Try again slot by slot.", { tone: "error" });
}

/** Changes the week of a date optimistically. */
async function show(
  { mealPlan, queryClient }: RepeatWeekPorts,
  { date, change }: { date: CalendarDate; change: (entries: PlanEntry[]) => PlanEntry[] },
): Promise<void> {
  const { queryKey } = weekQuery(mealPlan, date);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (entries) => entries && change(entries));
}

/** The slot of an entry's day and meal time in the week of a date. */
function slotOf({ day_of_week, meal_time }: PlanEntry, date: CalendarDate): MealSlot {
  return { day: day_of_week, mealTime: meal_time, date };
}

/** A meal for the next week. It is leftovers if its dish is cooked in that week too. */
function aWeekLater(
  { leftoversOf, ...meal }: PlanEntry,
  { date, week }: { readonly date: CalendarDate; readonly week: readonly PlanEntry[] },
): PlanEntry {
  if (!leftoversOf) return meal;
  const cookedOn = addDays(leftoversOf.date as CalendarDate, WEEK_DAYS); // sound: the reply's schema checks it
  const cooked = findEntry(week, { day: dayOf(cookedOn), mealTime: leftoversOf.meal_time });
  const isCooked = weekOf(cookedOn).monday === weekOf(date).monday && cooked?.recipeId === meal.recipeId;
  return isCooked ? { ...meal, leftoversOf: { ...leftoversOf, date: cookedOn } } : meal;
}

/** "1 meal of last week is", "16 meals of last week are". */
function mealsOf(count: number): string {
  return count === 1 ? "1 meal of last week is" : `${count} meals of last week are`;
}
