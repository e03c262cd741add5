import type { UserId } from "../account/mod.ts";
import type { MealTime } from "../meal_plan/mod.ts";
import type { RecipeId } from "../recipe/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";

/** A person's calendar feed: the plan of their household at a secret address. */
export interface CalendarFeed {
  readonly createdAt: Date;
}

/** The person behind an address. */
export interface FeedOwner {
  readonly userId: UserId;
  /** When the person last changed a setting that affects all events: the address, or their meal times. */
  readonly changedAt: Date;
}

/** A planned meal, as the feed reads it. */
export interface FeedMeal {
  readonly date: CalendarDate;
  readonly mealTime: MealTime;
  /** `{MealTime}: {recipe name}` */
  readonly name: string;
  readonly recipeId: RecipeId;
  /** Whether it was cooked for an earlier meal. */
  readonly isLeftovers: boolean;
  /** From start to finish; undefined if it is not known. */
  readonly totalMinutes: number | undefined;
  readonly changedAt: Date;
}

/** Days before and after today of which the feed has the meals. */
export const FEED_DAYS = { before: 28, after: 56 } as const;

/** Length of a meal of leftovers, and of one whose recipe has no time. */
export const MEAL_MINUTES = 45;

/** Longest meal. A dough that rests for a day must not hide the other events of two days. */
export const MEAL_MINUTES_MAX = 240;
