import type { QueryClient } from "@tanstack/react-query";
import { joinSentFoods, mergeLists } from "../../core/shopping/mod.ts";
import { SHOPPING_LIST, type ShoppingChangeReply, type ShoppingListReply } from "../api/mod.ts";

/** Merges what the server has stored, or told of another member's change, into the cached list. */
export async function storeListChange(
  queryClient: QueryClient,
  { household, list, foods }: Omit<ShoppingChangeReply, "foods"> & Partial<Pick<ShoppingChangeReply, "foods">>,
): Promise<void> {
  // A reply that is still on its way may be older than this change.
  const isReading = queryClient.isFetching({ queryKey: SHOPPING_LIST }) > 0;
  if (isReading) await queryClient.cancelQueries({ queryKey: SHOPPING_LIST });
  queryClient.setQueryData<ShoppingListReply>(
    SHOPPING_LIST,
    (known) =>
      known && {
        ...known,
        household,
        list: mergeLists(known.list, list),
        foods: foods ? joinSentFoods(known.foods, foods) : known.foods,
      },
  );
  if (isReading) void queryClient.invalidateQueries({ queryKey: SHOPPING_LIST });
}
