import type { MealSlot, PlanSlot } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { Leftovers } from "../../../wire/meal_plan/leftovers.ts";
import type { PlanEntry } from "../../../wire/meal_plan/list_week.ts";
import type { ChangeFields } from "../../../wire/meal_plan/slot_fields.ts";
import type { WeekNutrition } from "../../../wire/meal_plan/week_nutrition.ts";

/**
 * What a device says of a change that it sends late, or again: see `wire/meal_plan/save_meal.ts`. The calls that take it throw {@linkcode ApiError}
 * `slot_changed` or `household_changed`.
 */
export type SentPlanChange = ChangeFields;

/** What the screens need of the server's meal plan. Over HTTP in the product, from memory in stories and tests. */
export interface MealPlanApi {
  /**
   * The meals planned for the week of this date; at most 28.
   *
   * @param options `onVersion` learns which household and version of it the reply shows, as `{id}.{version}`.
   */
  listWeek(
    date: CalendarDate,
    options: { signal: AbortSignal; onVersion?: ((version: string) => void) | undefined },
  ): Promise<PlanEntry[]>;

  /** The nutrition of a portion of each recipe that is planned for the week of this date. */
  listWeekNutrition(date: CalendarDate, options: { signal: AbortSignal }): Promise<WeekNutrition>;

  /** Puts a recipe into a slot and replaces the earlier one. Without `portions` it is for the household. */
  saveMeal(
    slot: MealSlot,
    meal: { id: string; name: string },
    options?: SentPlanChange & { portions?: number | undefined },
  ): Promise<void>;

  /** The meals whose leftovers can be planned for a slot, the latest first. */
  listLeftovers(slot: MealSlot, options: { signal: AbortSignal }): Promise<Leftovers>;

  /**
   * Plans what is left of an earlier slot.
   *
   * @throws {ApiError} `meal_not_found` if nothing is cooked there
   */
  saveLeftovers(
    slot: MealSlot,
    options: SentPlanChange & { of: PlanSlot; portions: number | undefined },
  ): Promise<void>;

  /**
   * Sets the portions of a planned meal; undefined for those of the household.
   *
   * @throws {ApiError} `meal_not_found` for an empty slot
   */
  setPortions(slot: MealSlot, portions: number | undefined, sent?: SentPlanChange): Promise<void>;

  /**
   * Says whether a planned meal was cooked.
   *
   * @throws {ApiError} `meal_not_found` for an empty slot
   */
  setCooked(slot: MealSlot, cooked: boolean): Promise<void>;

  /**
   * Moves a meal to another slot. A meal that is there gets the old slot.
   *
   * @throws {ApiError} `meal_not_found` if this recipe is not in the slot any more
   */
  moveMeal(recipeId: string, move: SentPlanChange & { from: MealSlot; to: MealSlot }): Promise<void>;

  /** Empties a slot. An empty one stays empty. */
  emptySlot(slot: MealSlot, sent?: SentPlanChange): Promise<void>;
}
