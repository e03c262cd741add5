import { dateOf, dayOf, isSameSlot, type MealSlot, mealsToCook, weekOf } from "../../../core/meal_plan/mod.ts";
import { addDays, type CalendarDate } from "../../../core/shared/mod.ts";
import type { PlanEntry } from "../../../wire/meal_plan/planned_meal.ts";
import { cookedSlot } from "../week/mod.ts";

/** A dish is cooked for a meal of today or of the days after it, such as tomorrow's breakfast. */
const AHEAD_DAYS = 7;

/** A day of each week that the next meals may be in. */
export function weeksAhead(today: CalendarDate): readonly [CalendarDate, CalendarDate] {
  return [today, addDays(today, AHEAD_DAYS)];
}

/** A meal for which a dish is still to be cooked. */
export interface PlannedDish {
  readonly slot: MealSlot;
  /** Those of its leftovers too. Undefined if it is not known how many the household eats. */
  readonly portions: number | undefined;
}

export interface PlannedDishOptions {
  readonly recipeId: string;
  readonly today: CalendarDate;
  /** Portions that the household eats. */
  readonly usual?: number | undefined;
}

/** The next meals of a dish, in their order. `weeks` are the plans of {@linkcode weeksAhead}. */
export function nextMealsOf(
  weeks: readonly (readonly PlanEntry[])[],
  { recipeId, today, usual }: PlannedDishOptions,
): PlannedDish[] {
  const meals = weeks.flatMap((entries, place) => {
    const week = weekOf(weeksAhead(today)[place] ?? today);
    return entries.map((entry) => ({
      date: dateOf(entry.day_of_week, week),
      mealTime: entry.meal_time,
      recipeId: entry.recipeId,
      portions: entry.portions,
      leftoversOf: entry.leftoversOf && { ...cookedSlot(entry.leftoversOf), keepsDays: AHEAD_DAYS },
      isCooked: entry.cooked,
    }));
  });
  const isAhead = (date: CalendarDate) => date >= today && date < addDays(today, AHEAD_DAYS);
  return mealsToCook(meals, { householdPortions: usual ?? 0 })
    .filter(({ meal }) => meal.recipeId === recipeId && isAhead(meal.date))
    .map(({ meal: { date, mealTime }, portions }) => {
      const eaters = meals.filter(
        (each) => isSameSlot(each, { date, mealTime }) || isLeftFrom(each, { date, mealTime }),
      );
      const isKnown = usual !== undefined || eaters.every((each) => each.portions !== undefined);
      return { slot: { day: dayOf(date), mealTime, date }, portions: isKnown ? portions : undefined };
    });
}

function isLeftFrom(
  { leftoversOf }: { leftoversOf: Parameters<typeof isSameSlot>[0] | undefined },
  slot: Parameters<typeof isSameSlot>[0],
): boolean {
  return leftoversOf !== undefined && isSameSlot(leftoversOf, slot);
}
