import type { QueryClient } from "@tanstack/react-query";
import type { ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";
import { SHOPPING_LIST, storeChange } from "../../platform/api/mod.ts";
import { type StoredListChange, withListChange } from "./with_list_change.ts";

/** Merges a change into the cached list: one that the server has stored, or another member's. */
export function storeListChange(queryClient: QueryClient, change: StoredListChange): Promise<void> {
  return storeChange<ShoppingListReply>(queryClient, { queryKey: SHOPPING_LIST }, (known) =>
    withListChange(known, change),
  );
}
