import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayOf, type MealSlot, type MealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { findEntry, usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";

/** Two weeks from today on, in three weeks of the plan at most. */
const DAYS = 14;

/** The plan of the next two weeks, from today on. */
export function useNextDays() {
  const { today } = useServices();
  const [first] = useState(today);
  const weeks = [useWeek(first), useWeek(addDays(first, 7)), useWeek(addDays(first, DAYS - 1))];
  const days = Array.from({ length: DAYS }, (_each, index) => addDays(first, index));
  const weekWith = (date: CalendarDate) => weeks.find(({ monday }) => monday === weekOf(date).monday);

  return {
    days,
    /** Whether the plan of a day is known. */
    isKnown: (date: CalendarDate) => weekWith(date)?.entries !== undefined,
    /** Whether the plan of a day could not be loaded. */
    isFailed: (date: CalendarDate) => weekWith(date)?.isFailed === true,
    retry(date: CalendarDate): void {
      weekWith(date)?.retry();
    },
    mealIn(slot: MealSlot): PlanEntry | undefined {
      const { entries = [] } = weekWith(slot.date) ?? {};
      return findEntry(entries, slot);
    },
    /** The first day on which this meal is free; undefined if there is none, or not all days before it are known. */
    nextFree(mealTime: MealTime): CalendarDate | undefined {
      return days.find((date) => {
        const entries = weekWith(date)?.entries;
        return !entries || !findEntry(entries, { day: dayOf(date), mealTime });
      });
    },
  };
}

function useWeek(date: CalendarDate) {
  const { mealPlan } = useServices();
  const { data, isError, refetch } = useQuery(weekQuery(mealPlan, date));
  const entries = usePendingWeek(date, data);
  return { monday: weekOf(date).monday, entries, isFailed: isError && !entries, retry: () => void refetch() };
}
