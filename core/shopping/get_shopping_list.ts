import type { UserId } from "../account/mod.ts";
import type { FoodTable, FoodTables } from "../food/mod.ts";
import { DAYS_OF_WEEK, weekOf } from "../meal_plan/mod.ts";
import { addDays, type CalendarDate, type Clock, DomainError } from "../shared/mod.ts";
import { foodsToSend, type SentFoods } from "./list_foods.ts";
import { type MealToShopFor, needsOfPlan, type Pantry, type PlanNeeds } from "./plan_needs.ts";
import type { ShoppingListStore, StoredShoppingList } from "./shopping_list_store.ts";
import type { ShoppingMeals } from "./shopping_meals.ts";

/** Without a choice of their own, people shop for a week. */
const USUAL_DAYS = 7;

export interface GetShoppingListPorts {
  readonly shoppingLists: Pick<ShoppingListStore, "find">;
  readonly shoppingMeals: ShoppingMeals;
  readonly foodsAtHome: FoodsAtHome;
  readonly ingredients: FoodTables;
  readonly clock: Pick<Clock, "today">;
}

/** The household's pantry. */
export interface FoodsAtHome {
  find(userId: UserId): Promise<Pantry>;
}

export interface GetShoppingListInput {
  readonly userId: UserId;
  /** Today where the person is. Meals of earlier days are not shopped for. Today in UTC by default. */
  readonly today?: CalendarDate | undefined;
  /** A day of the week to look at instead of the chosen days, unless that week is over. */
  readonly week?: CalendarDate | undefined;
}

/** A household's list, with all that a device needs to show its lines: see `listLines`. */
export interface ShoppingListView extends Omit<StoredShoppingList, "days"> {
  /** From today on, in their order. */
  readonly days: readonly CalendarDate[];
  readonly needs: PlanNeeds;
  /** If no meal is planned for `days`: the days ahead that have meals, at most 28. */
  readonly plannedDays?: readonly CalendarDate[] | undefined;
  readonly foods: SentFoods;
}

/**
 * A household's shopping list.
 *
 * @throws {DomainError} `person_not_found` if the person's account was deleted just now.
 */
export async function getShoppingList(
  ports: GetShoppingListPorts,
  { userId, today = ports.clock.today(), week }: GetShoppingListInput,
): Promise<ShoppingListView> {
  const { stored, days, meals, pantry, foods } = await planToShopFor(ports, { userId, today, week });
  const plannedDays = meals.length > 0 ? undefined : await ports.shoppingMeals.listDays(userId, today);
  return {
    ...stored,
    days,
    ...(plannedDays && { plannedDays }),
    needs: needsOfPlan(meals, { foods, pantry }),
    foods: foodsToSend(stored.list, foods),
  };
}

/**
 * A household's list, with the meals and the foods at home that it is for.
 *
 * @throws {DomainError} `person_not_found`
 */
export async function planToShopFor(
  ports: GetShoppingListPorts,
  {
    userId,
    today,
    week,
  }: { readonly userId: UserId; readonly today: CalendarDate; readonly week?: CalendarDate | undefined },
): Promise<{
  readonly stored: StoredShoppingList;
  readonly days: readonly CalendarDate[];
  readonly meals: readonly MealToShopFor[];
  readonly pantry: Pantry;
  readonly foods: FoodTable;
}> {
  const [stored, { foods }] = await Promise.all([ports.shoppingLists.find(userId), ports.ingredients.current()]);
  if (!stored) throw new DomainError("person_not_found", `Cannot list the shopping: there is no person ${userId}`);
  const days = (week && daysOfWeek(week, today)) ?? daysToShopFor(stored.days, today);
  // Read after the list and its version, so that the reply's pantry is at least as new.
  const [meals, pantry] = await Promise.all([ports.shoppingMeals.list(userId, days), ports.foodsAtHome.find(userId)]);
  return { stored, days, meals, pantry, foods };
}

/** Undefined if the week is over. */
function daysOfWeek(week: CalendarDate, today: CalendarDate): readonly CalendarDate[] | undefined {
  const { monday } = weekOf(week);
  const ahead = DAYS_OF_WEEK.map((_, i) => addDays(monday, i)).filter((day) => day >= today);
  return ahead.length > 0 ? ahead : undefined;
}

/** Days that are over are left out. If all are, people begin with the usual days again. */
function daysToShopFor(chosen: readonly CalendarDate[] | undefined, today: CalendarDate): readonly CalendarDate[] {
  const ahead = chosen?.filter((day) => day >= today);
  if (ahead && (ahead.length > 0 || chosen?.length === 0)) return ahead;
  return Array.from({ length: USUAL_DAYS }, (_, i) => addDays(today, i));
}
