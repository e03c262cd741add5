import { DAYS_OF_WEEK, type DayOfWeek, MEAL_TIMES, type MealTime } from "../../../core/meal_plan/mod.ts";
import type { DeviceStorage } from "../kitchen_timers/mod.ts";

/** Most minutes of work of a dish; any for a meal that is absent. */
export interface MealMinutes {
  readonly weekdays: { readonly [M in MealTime]?: number | undefined };
  readonly weekends: { readonly [M in MealTime]?: number | undefined };
}

/** The fields of the sheet. */
export interface WeekWishes {
  /** Empty slots of these meals and days are filled. */
  readonly meals: readonly MealTime[];
  readonly days: readonly DayOfWeek[];
  readonly activeMinutes: MealMinutes;
  readonly leftovers: boolean;
  readonly sameBreakfast: boolean;
  /** One of {@linkcode VARIETIES}. */
  readonly variety: number;
  readonly shoppingDays: readonly DayOfWeek[];
}

export const WORK_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;

/** From the shortest list to the most variety. */
export const VARIETIES = [0, 25, 50, 75, 100] as const;

export const DEFAULT_WISHES: WeekWishes = {
  meals: MEAL_TIMES,
  days: DAYS_OF_WEEK,
  activeMinutes: { weekdays: { Breakfast: 15, Lunch: 30, Dinner: 45 }, weekends: {} },
  leftovers: true,
  sameBreakfast: false,
  variety: 50,
  shoppingDays: ["Monday", "Thursday"],
};

const WISHES_KEY = "weekplate.week-wishes";

/** The stored wishes of the last time on this device. Missing or invalid fields have their defaults. */
export function readWishes(storage: Pick<DeviceStorage, "getItem">): WeekWishes {
  const { meals, days, activeMinutes, leftovers, sameBreakfast, variety, shoppingDays } = storedFields(storage);
  const { weekdays, weekends } = fields(activeMinutes);
  return {
    meals: someOf(MEAL_TIMES, meals) ?? DEFAULT_WISHES.meals,
    days: someOf(DAYS_OF_WEEK, days) ?? DEFAULT_WISHES.days,
    activeMinutes:
      activeMinutes === undefined
        ? DEFAULT_WISHES.activeMinutes
        : { weekdays: minutesIn(weekdays), weekends: minutesIn(weekends) },
    leftovers: typeof leftovers === "boolean" ? leftovers : DEFAULT_WISHES.leftovers,
    sameBreakfast: typeof sameBreakfast === "boolean" ? sameBreakfast : DEFAULT_WISHES.sameBreakfast,
    variety: VARIETIES.find((each) => each === variety) ?? DEFAULT_WISHES.variety,
    shoppingDays: someOf(DAYS_OF_WEEK, shoppingDays) ?? DEFAULT_WISHES.shoppingDays,
  };
}

/** Stores the wishes for next time, unless the storage is full or forbidden. */
export function storeWishes(storage: Pick<DeviceStorage, "setItem">, wishes: WeekWishes): void {
  try {
    storage.setItem(WISHES_KEY, JSON.stringify(wishes));
  } catch {
    // The next sheet starts with the defaults.
  }
}

function storedFields(storage: Pick<DeviceStorage, "getItem">): Readonly<Record<string, unknown>> {
  try {
    return fields(JSON.parse(storage.getItem(WISHES_KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Those of a list that are known, in order; undefined for none. */
function someOf<T extends string>(known: readonly T[], value: unknown): readonly T[] | undefined {
  const some = known.filter((each) => Array.isArray(value) && value.includes(each));
  return some.length === 0 ? undefined : some;
}

function minutesIn(value: unknown): MealMinutes["weekdays"] {
  const limits = fields(value);
  return Object.fromEntries(
    MEAL_TIMES.flatMap((meal) => {
      const limit = WORK_MINUTES.find((minutes) => minutes === limits[meal]);
      return limit === undefined ? [] : [[meal, limit]];
    }),
  );
}
