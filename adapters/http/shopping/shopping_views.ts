import type { ShoppingListView, Shops } from "../../../core/shopping/mod.ts";
import type { ShoppingListReply, ShopsReply } from "../../../wire/shopping/shopping_list.ts";

/** A household's list on the wire. */
export function shoppingListView({ shops, shopId, ...list }: ShoppingListView): ShoppingListReply {
  return { ...list, ...shopsView({ shops, shopId }) };
}

/** A household's shops on the wire. */
export function shopsView({ shops, shopId }: Shops): ShopsReply {
  return { shops, shopId: shopId ?? null };
}
