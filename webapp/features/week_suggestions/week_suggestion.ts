import {
  DAYS_OF_WEEK,
  type DayOfWeek,
  dateOf,
  dayOf,
  MEAL_TIMES,
  type MealTime,
  weekOf,
} from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { SuggestionSlot } from "../../../wire/week_plan/suggestion_slot.ts";
import type {
  AcceptWeekBody,
  SuggestedMeal,
  SuggestionFigures,
  SuggestWeekBody,
  SuggestWeekReply,
  WeekAlternativesBody,
  WeekAlternativesReply,
} from "../../../wire/week_plan/week_suggestions.ts";
import { isSameSlot } from "./slots.ts";
import type { WeekWishes } from "./week_wishes.ts";

type Relaxed = NonNullable<SuggestWeekBody["relaxed"]>;
export type FilledReply = Extract<SuggestWeekReply, { kind: "filled" }>;
/** A dish as an alternative shows it. */
export type DishCard = WeekAlternativesReply[number]["recipe"];

/** A suggested week that is not accepted yet. */
export interface WeekSuggestion {
  readonly wishes: WeekWishes;
  readonly relaxed: Relaxed;
  readonly seed: number;
  readonly meals: readonly SuggestedMeal[];
  /** Undefined where they are not known since the last change. */
  readonly figures: SuggestionFigures | undefined;
  /** Slots that a shuffle does not change. */
  readonly locked: readonly SuggestionSlot[];
  /** Dishes that were replaced, by slot. */
  readonly replaced: NonNullable<SuggestWeekBody["not"]>;
}

export interface SearchStart {
  readonly wishes: WeekWishes;
  readonly relaxed: Relaxed;
  readonly seed: number;
}

/** The wishes as every call has them. */
function wishesBody({ wishes, relaxed, seed }: SearchStart, today: CalendarDate) {
  const { activeMinutes, leftovers, sameBreakfast, variety, shoppingDays } = wishes;
  return {
    today,
    activeMinutes,
    leftovers,
    sameBreakfast,
    variety,
    shoppingDays: [...shoppingDays],
    relaxed: [...relaxed],
    seed,
  };
}

/** The empty slots that the wishes ask for, from today on. */
export function slotsToFill(
  { meals, days }: Pick<WeekWishes, "meals" | "days">,
  {
    date,
    today,
    isPlanned,
  }: {
    /** A day of the week. */
    readonly date: CalendarDate;
    readonly today: CalendarDate;
    readonly isPlanned: (day: DayOfWeek, meal: MealTime) => boolean;
  },
): SuggestionSlot[] {
  const week = weekOf(date);
  return DAYS_OF_WEEK.filter((day) => days.includes(day) && dateOf(day, week) >= today).flatMap((day) =>
    MEAL_TIMES.filter((time) => meals.includes(time) && !isPlanned(day, time)).map((time) => ({ day, time })),
  );
}

export function fillBody(
  start: SearchStart,
  { slots, today }: { slots: readonly SuggestionSlot[]; today: CalendarDate },
): SuggestWeekBody {
  return { ...wishesBody(start, today), slots: [...slots] };
}

export function shuffleBody(suggestion: WeekSuggestion, { today }: { today: CalendarDate }): SuggestWeekBody {
  const { meals, replaced } = suggestion;
  return {
    ...wishesBody(suggestion, today),
    slots: meals.filter((meal) => !isLocked(suggestion, meal)).map(slotOf),
    meals: meals.filter((meal) => isLocked(suggestion, meal)).map(mealBody),
    not: [...replaced],
  };
}

/** Asks for the figures and reasons of the week as it is. */
export function countBody(suggestion: WeekSuggestion, { today }: { today: CalendarDate }): SuggestWeekBody {
  return { ...wishesBody(suggestion, today), slots: [], meals: suggestion.meals.map(mealBody) };
}

/** Asks for other dishes for a slot. */
export function alternativesBody(
  suggestion: WeekSuggestion,
  { slot, today }: { slot: SuggestionSlot; today: CalendarDate },
): WeekAlternativesBody {
  return {
    ...wishesBody(suggestion, today),
    meals: suggestion.meals.map(mealBody),
    slot: slotOf(slot),
    not: suggestion.replaced.find((each) => isSameSlot(each, slot))?.recipeIds ?? [],
  };
}

/** The changes of the plan that accept the week; `isUndo` takes them back. */
export function acceptChanges(
  { meals }: Pick<WeekSuggestion, "meals">,
  { isUndo = false } = {},
): AcceptWeekBody["changes"] {
  return meals.map((meal) => {
    const { day, time, ...dish } = mealBody(meal);
    return isUndo ? { day, time, from: dish, to: null } : { day, time, from: null, to: dish };
  });
}

/** The suggestion with a search's result; locks of slots that it fills stay. */
export function withReply(
  suggestion: Omit<WeekSuggestion, "meals" | "figures">,
  { meals, figures }: FilledReply,
): WeekSuggestion {
  return { ...suggestion, meals, figures };
}

export function isLocked({ locked }: Pick<WeekSuggestion, "locked">, slot: SuggestionSlot): boolean {
  return locked.some((each) => isSameSlot(each, slot));
}

/**
 * Locks a slot or unlocks it. Leftovers stay only with the meal in which they are cooked: locking them locks it too, and
 * unlocking it unlocks them.
 */
export function toggleLock(suggestion: WeekSuggestion, slot: SuggestionSlot): WeekSuggestion {
  const { locked, meals } = suggestion;
  if (isLocked(suggestion, slot)) {
    const open = [slot, ...eatersOf(meals, slot)];
    return { ...suggestion, locked: locked.filter((each) => !open.some((other) => isSameSlot(each, other))) };
  }
  const cooked = cookedIn(meals, slot);
  const added = [slot, ...(cooked ? [cooked] : [])].filter((each) => !isLocked(suggestion, each));
  return { ...suggestion, locked: [...locked, ...added.map(slotOf)] };
}

/** Leaves a slot empty, and those that eat its leftovers. */
export function clearMeal(suggestion: WeekSuggestion, slot: SuggestionSlot): WeekSuggestion {
  const gone = [slot, ...eatersOf(suggestion.meals, slot)];
  const stays = (each: SuggestionSlot) => !gone.some((other) => isSameSlot(each, other));
  return {
    ...suggestion,
    meals: suggestion.meals.filter(stays),
    locked: suggestion.locked.filter(stays),
    figures: undefined,
  };
}

/** Cooks another dish in a slot. Slots with its leftovers get those of the new dish. */
export function replaceDish(suggestion: WeekSuggestion, slot: SuggestionSlot, recipe: DishCard): WeekSuggestion {
  const { meals, replaced } = suggestion;
  const before = meals.find((meal) => isSameSlot(meal, slot));
  if (!before) return suggestion;
  const eaters = eatersOf(meals, slot);
  const already = replaced.find((each) => isSameSlot(each, slot))?.recipeIds ?? [];
  return {
    ...suggestion,
    meals: meals.map((meal) => {
      if (eaters.some((eater) => isSameSlot(eater, meal))) return { ...meal, recipe, recipeId: recipe.id, reasons: [] };
      if (!isSameSlot(meal, slot)) return meal;
      const { leftoversOf: _none, ...fresh } = meal;
      return { ...fresh, recipe, recipeId: recipe.id, reasons: [] };
    }),
    replaced: [
      ...replaced.filter((each) => !isSameSlot(each, slot)),
      { ...slotOf(slot), recipeIds: [...already, before.recipeId] },
    ],
    figures: undefined,
  };
}

/** The suggested slots with leftovers of a slot's dish. */
function eatersOf(meals: readonly SuggestedMeal[], slot: SuggestionSlot): SuggestedMeal[] {
  return meals.filter((meal) => meal.leftoversOf && isSameSlot(cookingSlot(meal.leftoversOf), slot));
}

/** The suggested slot in which a slot's leftovers are cooked; undefined for a fresh dish, or one of the plan. */
function cookedIn(meals: readonly SuggestedMeal[], slot: SuggestionSlot): SuggestedMeal | undefined {
  const of = meals.find((meal) => isSameSlot(meal, slot))?.leftoversOf;
  return of && meals.find((meal) => isSameSlot(meal, cookingSlot(of)));
}

/** Sound: a suggestion's leftovers are cooked in its own week, and the reply's schema checks the date. */
function cookingSlot({ date, time }: NonNullable<SuggestedMeal["leftoversOf"]>): SuggestionSlot {
  return { day: dayOf(date as CalendarDate), time }; // sound: see above
}

function slotOf({ day, time }: SuggestionSlot): SuggestionSlot {
  return { day, time };
}

function mealBody({ day, time, recipeId, portions, leftoversOf }: SuggestedMeal) {
  return { day, time, recipeId, portions, leftoversOf };
}
