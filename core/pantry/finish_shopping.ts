import type { UserId } from "../account/mod.ts";
import type { FoodTable, FoodTables } from "../food/mod.ts";
import type { HouseholdChange, HouseholdEvents } from "../household/mod.ts";
import { addDays, type CalendarDate, type Clock } from "../shared/mod.ts";
import {
  boughtForPantry,
  type ChangedShoppingList,
  type EntryId,
  foodsToSend,
  type MergedList,
  type ShoppingChange,
  type ShoppingList,
  tableFoods,
} from "../shopping/mod.ts";
import { withMore } from "./added_foods.ts";
import { type FoodDetails, PANTRY_QUANTITY_MAX, type PantryFood } from "./pantry_food.ts";
import type { PantryEdit } from "./pantry_store.ts";

/** A food that keeps longer gets no date, because it is not to be used soon. */
const DATED_KEEPS_DAYS_MAX = 30;

export interface FinishInput {
  /** Entries to end. Others stay on the list. */
  readonly ids: readonly EntryId[];
  readonly at: Date;
  /** Decides how ended entries change the pantry. It has no side effects. */
  edit(foodsAtHome: readonly PantryFood[], ended: ShoppingList): PantryEdit;
}

/**
 * Moves bought foods from a household's list into its pantry. The stores of shopping lists implement it, with their
 * contract.
 */
export interface FinishedShopping {
  /**
   * Ends entries and changes the pantry, in one transaction with the guarantees of `ShoppingListStore` and `PantryStore`.
   * Ended entries never come back, even if a device sends one again late: the store remembers the last 2,000 ids.
   *
   * @returns the pantry's change too, undefined if nothing changed there.
   * @throws the errors of `edit`; then nothing changes.
   */
  finish(
    userId: UserId,
    input: FinishInput,
  ): Promise<MergedList & { readonly pantryChange: HouseholdChange | undefined }>;
}

export interface FinishShoppingPorts {
  readonly shoppingLists: FinishedShopping;
  readonly ingredients: FoodTables;
  readonly events: HouseholdEvents<ShoppingChange | HouseholdChange>;
  readonly clock: Pick<Clock, "now" | "today">;
}

export interface FinishShoppingInput {
  readonly userId: UserId;
  readonly ids: readonly EntryId[];
  /** Today where the person is; in UTC if absent. */
  readonly today?: CalendarDate | undefined;
}

/**
 * Moves the foods that these entries bought into the pantry, and removes them from the list. Entries that the person's
 * screen did not have stay.
 *
 * @throws {DomainError} `pantry_full`
 */
export async function finishShopping(
  { shoppingLists, ingredients, events, clock }: FinishShoppingPorts,
  { userId, ids, today = clock.today() }: FinishShoppingInput,
): Promise<ChangedShoppingList> {
  const { foods } = await ingredients.current();
  const { change, pantryChange, list } = await shoppingLists.finish(userId, {
    ids,
    at: clock.now(),
    edit: (foodsAtHome, ended) => {
      const bought = boughtFoods(ended, { foods, today });
      return bought.length === 0 ? {} : withMore(foodsAtHome, bought);
    },
  });
  events.publish({ ...change, kind: "shopping" });
  if (pantryChange) events.publish(pantryChange);
  const { householdId, version } = pantryChange ?? change;
  return { household: { householdId, version }, list, foods: foodsToSend(list, foods) };
}

function boughtFoods(
  ended: ShoppingList,
  { foods, today }: { foods: FoodTable; today: CalendarDate },
): readonly FoodDetails[] {
  const known = tableFoods(foods);
  return boughtForPantry(ended, known).map(({ food, measure, amount }) => {
    const { storage, keepsDays } = known.bought(food)?.purchase ?? {};
    const quantity = Math.min(amount, PANTRY_QUANTITY_MAX);
    return {
      name: foods.get(food)?.plural ?? foods.nameOf(food),
      food,
      amount: quantity > 0 ? { quantity, unit: measure } : undefined,
      useBy: keepsDays !== undefined && keepsDays <= DATED_KEEPS_DAYS_MAX ? addDays(today, keepsDays) : undefined,
      storage,
      alwaysThere: false,
    };
  });
}
