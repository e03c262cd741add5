import type { FoodsAtHome } from "../shopping/mod.ts";
import type { PantryStore } from "./pantry_store.ts";
import { toShoppingPantry } from "./to_shopping_pantry.ts";

/** The pantries of a store as the shopping list reads them. */
export function foodsAtHome(pantries: Pick<PantryStore, "find">): FoodsAtHome {
  return { find: async (userId) => toShoppingPantry((await pantries.find(userId))?.foods ?? []) };
}
