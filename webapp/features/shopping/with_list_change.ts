import { joinSentFoods, mergeLists } from "../../../core/shopping/mod.ts";
import type { ShoppingChangeReply, ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";

/** A change that the server has stored, or an event of another member's change; only the former has foods. */
export type StoredListChange = Omit<ShoppingChangeReply, "foods"> & Partial<Pick<ShoppingChangeReply, "foods">>;

/** The server's list with a change that it has stored since. */
export function withListChange(
  known: ShoppingListReply,
  { household, list, foods }: StoredListChange,
): ShoppingListReply {
  return {
    ...known,
    household,
    list: mergeLists(known.list, list),
    foods: foods ? joinSentFoods(known.foods, foods) : known.foods,
  };
}
