import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type DayOfWeek, type MealTime, removeMealTime, weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SlotMeal } from "../../../ui-kit/MealSlot/mod.ts";
import { weekQuery } from "../../platform/api/mod.ts";
import { recipePicture } from "../../platform/format/mod.ts";
import { isNotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";
import { brokenRulesWarning } from "../food_rules/mod.ts";
import { slotNote } from "./slot_note.ts";

/** The plan of a date's week. `pictureSizes`: the pictures' CSS `sizes`. */
export function useWeekPlan(date: CalendarDate, { pictureSizes }: { pictureSizes: string }) {
  const { mealPlan, log } = useServices();
  const { data, error, isPending, isPlaceholderData, fetchStatus, refetch } = useQuery({
    ...weekQuery(mealPlan, date),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (error) log(`Cannot list the week of ${weekOf(date).monday}`, error);
  }, [error, log, date]);
  // Placeholder data is the previous week's.
  const week = usePendingWeek(date, isPlaceholderData ? undefined : data);
  const entries = new Map(week?.map((entry) => [`${entry.day_of_week} ${entry.meal_time}`, entry]));
  const entryAt = (day: DayOfWeek, mealTime: MealTime) => entries.get(`${day} ${mealTime}`);

  return {
    /** True until a week's first reply. During a refetch the meals stay. */
    isLoading: isPending || isPlaceholderData,
    /** Whether there is no network, and the device has not stored this week. */
    isNotOnDevice: isNotOnDevice({ isPending: isPending || isPlaceholderData, fetchStatus }),
    isFailed: error !== null && !data,
    retry: () => void refetch(),
    entryAt,
    mealAt(day: DayOfWeek, mealTime: MealTime): SlotMeal | undefined {
      const entry = entryAt(day, mealTime);
      return (
        entry && {
          name: removeMealTime(entry.meal_name, entry.meal_time),
          picture: recipePicture(entry.mainImage, pictureSizes),
          note: slotNote(entry),
          warning: brokenRulesWarning(entry.brokenRules),
        }
      );
    },
  };
}
