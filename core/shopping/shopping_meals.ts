import type { UserId } from "../account/mod.ts";
import type { CalendarDate } from "../shared/mod.ts";
import type { MealToShopFor } from "./plan_needs.ts";

/**
 * Reads a household's planned meals, with recipes. Every implementation passes
 * `adapters/contracts/shopping/shopping_meals_contract.ts`.
 */
export interface ShoppingMeals {
  /** The meals of these days, at most 28, with the dishes that are cooked for all members. In no particular order. */
  list(userId: UserId, days: readonly CalendarDate[]): Promise<MealToShopFor[]>;

  /** Of the `SHOPPING_DAYS_MAX` days from this one on, those for which something is cooked, in their order. */
  listDays(userId: UserId, from: CalendarDate): Promise<CalendarDate[]>;
}
