import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { DEFAULT_SETTINGS, type Settings } from "../../../core/account/mod.ts";
import { DAYS_OF_WEEK, type DayOfWeek, weekOf } from "../../../core/meal_plan/mod.ts";
import { addPortions, averageOfDays, type Nutrients } from "../../../core/nutrition/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { settingsQuery, WEEKS, weekQuery } from "../../platform/api/mod.ts";
import { usePendingWeek } from "../../platform/offline/outbox/mod.ts";
import { useServices } from "../../services.ts";

export interface DayNutrition {
  readonly day: DayOfWeek;
  /** The planned meals whose nutrition is known. */
  readonly meals: number;
  /** Nutrition of one portion of each meal. */
  readonly nutrients: Nutrients;
}

export interface WeekNutritionView {
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  retry(): void;
  /** The days with a meal. */
  readonly days: readonly DayNutrition[];
  /** Mean of the days with a meal; undefined without one. */
  readonly average: Nutrients | undefined;
  readonly settings: Settings;
}

/** The nutrition of each day of a date's week, and the person's daily aims. */
export function useWeekNutrition(date: CalendarDate): WeekNutritionView {
  const { account, mealPlan, log } = useServices();
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(account));
  const entries = usePendingWeek(date, useQuery(weekQuery(mealPlan, date)).data);
  const recipeIds = entries?.map(({ recipeId }) => recipeId) ?? [];
  const { data, error, isPlaceholderData, refetch } = useQuery({
    // The key starts with the week's, so that it is read again with it. Other recipes than before need other figures.
    queryKey: [...WEEKS, weekOf(date).monday, "nutrition", [...new Set(recipeIds)].sort()],
    queryFn: ({ signal }) => mealPlan.listWeekNutrition({ targetDate: date }, { signal }),
    placeholderData: keepPreviousData,
    enabled: entries !== undefined,
  });
  useEffect(() => {
    if (error) log(`Cannot list the nutrition of the week of ${weekOf(date).monday}`, error);
  }, [error, log, date]);

  const portions = new Map(data?.map((portion) => [portion.recipeId, portion]));
  const days = DAYS_OF_WEEK.flatMap((day) => {
    const planned = entries?.filter((entry) => entry.day_of_week === day) ?? [];
    const found = planned.flatMap(({ recipeId }) => portions.get(recipeId) ?? []);
    return found.length > 0 ? [{ day, meals: found.length, nutrients: addPortions(found) }] : [];
  });
  const all = (entries ?? []).flatMap(({ recipeId }) => portions.get(recipeId) ?? []);
  return {
    isLoading: !error && (entries === undefined || data === undefined || (isPlaceholderData && days.length === 0)),
    isFailed: error !== null && data === undefined,
    retry: () => void refetch(),
    days,
    average: days.length > 0 ? averageOfDays(addPortions(all), days.length) : undefined,
    settings,
  };
}
