import type { QueryClient } from "@tanstack/react-query";
import type { ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";
import { SHOPPING_LIST } from "../../platform/api/mod.ts";
import { type StoredListChange, withListChange } from "./with_list_change.ts";

/** Merges a change into the cached list: one that the server has stored, or another member's. */
export async function storeListChange(queryClient: QueryClient, change: StoredListChange): Promise<void> {
  // A reply that is still on its way may be older than this change.
  const isReading = queryClient.isFetching({ queryKey: SHOPPING_LIST }) > 0;
  if (isReading) await queryClient.cancelQueries({ queryKey: SHOPPING_LIST });
  queryClient.setQueryData<ShoppingListReply>(SHOPPING_LIST, (known) => known && withListChange(known, change));
  if (isReading) void queryClient.invalidateQueries({ queryKey: SHOPPING_LIST });
}
