import { plural, t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { dayOf, type MealSlot, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { type MealPlanClient, weekQuery } from "../../platform/api/mod.ts";
import type { useToast } from "../../platform/hooks/mod.ts";
import { findEntry, type PlanCall, type usePerform } from "../../platform/offline/outbox/mod.ts";

const WEEK_DAYS = 7;

export interface RepeatWeekPorts {
  readonly mealPlan: MealPlanClient;
  readonly perform: ReturnType<typeof usePerform>;
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
  const meals = repeated
    .map((meal) => aWeekLater(meal, { date, week: [...(now ?? []), ...repeated] }))
    // Leftovers can be planned when the meal is planned in which they are cooked.
    .toSorted((one, other) => Number(Boolean(one.leftoversOf)) - Number(Boolean(other.leftoversOf)));
  const { succeeded, errors } = await performAll(ports, meals, (meal) => ({
    name: "save",
    slot: slotOf(meal, date),
    meal,
  }));
  const action = succeeded.length > 0 ? { text: t`Undo`, onSelect: () => undo({ date, meals: succeeded }) } : undefined;
  if (errors.length > 0) {
    log("Cannot copy all meals of last week", errors[0]);
    showToast(
      plural(errors.length, {
        one: "# meal of last week is not laid. Try again.",
        other: "# meals of last week are not laid. Try again.",
      }),
      { tone: "error", action },
    );
  } else if (succeeded.length > 0) {
    showToast(
      plural(succeeded.length, {
        one: "# meal of last week is on the table.",
        other: "# meals of last week are on the table.",
      }),
      { action },
    );
  } else {
    showToast(before?.length === 0 ? t`Nothing was planned last week.` : t`Last week's slots are all filled already.`);
  }
}

/** Takes copied meals out again. */
export async function undoRepeatWeek(ports: RepeatWeekPorts, { date, meals }: RepeatedMeals): Promise<void> {
  const { errors } = await performAll(ports, meals, (meal) => ({ name: "clear", slot: slotOf(meal, date) }));
  if (errors.length === 0) return;
  ports.log("Cannot undo the repeated week", errors[0]);
  ports.showToast(t`Not everything was undone. Try again slot by slot.`, { tone: "error" });
}

/** Performs a change for each meal, all shown at once; a failure does not stop the others. */
async function performAll(
  { perform }: RepeatWeekPorts,
  meals: readonly PlanEntry[],
  callOf: (meal: PlanEntry) => PlanCall,
): Promise<{ succeeded: readonly PlanEntry[]; errors: readonly unknown[] }> {
  const outcomes = await Promise.allSettled(meals.map((meal) => perform({ kind: "plan", call: callOf(meal) })));
  return {
    succeeded: meals.filter((_meal, place) => outcomes[place]?.status === "fulfilled"),
    errors: outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : [])),
  };
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
