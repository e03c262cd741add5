import type { UserId } from "../account/mod.ts";
import type { FoodTables } from "../food/mod.ts";
import type { HouseholdEvents, HouseholdVersion } from "../household/mod.ts";
import { DomainError } from "../shared/mod.ts";
import { foodsToSend, type SentFoods } from "./list_foods.ts";
import { LIST_ENTRIES_MAX, type ShoppingList } from "./shopping_list.ts";
import type { ListOfHousehold, ShoppingChange, ShoppingListStore } from "./shopping_list_store.ts";

/** Longest change that an event contains, as JSON. */
const PUBLISHED_MAX_LENGTH = 4_000;

export interface ChangeShoppingListPorts {
  readonly shoppingLists: Pick<ShoppingListStore, "merge">;
  readonly ingredients: FoodTables;
  readonly events: HouseholdEvents<ShoppingChange>;
}

/** A list after a change. */
export interface ChangedShoppingList {
  readonly household: HouseholdVersion;
  readonly list: ShoppingList;
  readonly foods: SentFoods;
}

/**
 * Merges a change into the list of a person's household, and notifies its members.
 *
 * @throws {DomainError} `shopping_list_full`, or `household_changed` if the change is for the list of another household
 */
export async function changeShoppingList(
  { shoppingLists, ingredients, events }: ChangeShoppingListPorts,
  { userId, change, ...ofList }: { userId: UserId; change: ShoppingList } & ListOfHousehold,
): Promise<ChangedShoppingList> {
  const { foods } = await ingredients.current();
  const merged = await shoppingLists.merge(userId, change, ofList);
  if (merged === "other_household") {
    throw new DomainError("household_changed", "Cannot change the list: it is the list of another household");
  }
  if (merged === "full") {
    throw new DomainError(
      "shopping_list_full",
      `Cannot change the list: it has ${LIST_ENTRIES_MAX} entries and removals, which is the most. Finish shopping first.`,
    );
  }
  events.publish({ ...merged.change, kind: "shopping", list: toPublish(change) });
  const { householdId, version } = merged.change;
  return { household: { householdId, version }, list: merged.list, foods: foodsToSend(merged.list, foods) };
}

/** Events have no texts of people, and are small. */
function toPublish(change: ShoppingList): ShoppingList | undefined {
  const hasText = change.entries.some(({ kind }) => kind === "line");
  return hasText || JSON.stringify(change).length > PUBLISHED_MAX_LENGTH ? undefined : change;
}
