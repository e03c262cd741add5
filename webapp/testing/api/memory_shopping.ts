import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { Shop, ShoppingList } from "../../../core/shopping/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** The initial list of Maya's household: a week of the plan and nothing else, by default. */
export interface MemoryShopping {
  readonly days?: readonly CalendarDate[];
  /** Earlier ticks and written lines. */
  readonly list?: ShoppingList;
  /** The first one is chosen. */
  readonly shops?: readonly Omit<Shop, "id">[];
}

export async function seedShopping(
  { shoppingLists }: MemoryStores,
  { days, list, shops = [] }: MemoryShopping,
): Promise<void> {
  if (days) await shoppingLists.setDays(maya.id, days);
  if (list) await shoppingLists.merge(maya.id, list);
  for (const shop of shops.toReversed()) await shoppingLists.addShop(maya.id, shop);
}
