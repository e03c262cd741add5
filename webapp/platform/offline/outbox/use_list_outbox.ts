import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { mergeLists, type ShoppingList } from "../../../../core/shopping/mod.ts";
import type { ShoppingListReply } from "../../../../wire/shopping/shopping_list.ts";
import { SHOPPING_LIST } from "../../api/mod.ts";
import { useOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
import { waitingOf } from "./outbox_entry.ts";

/** The signed-in person's unsent changes of the shopping list. */
export function useListOutbox() {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { entries } = useOutboxSnapshot();
  const unsent = useMemo(() => mergeLists(...waitingOf(entries, "list").map(({ action }) => action.change)), [entries]);
  const add = useCallback(
    (change: ShoppingList) => {
      // Of the chosen days, or of a week.
      const lists = queryClient.getQueriesData<ShoppingListReply>({ queryKey: SHOPPING_LIST });
      const householdId = lists.find(([, list]) => list)?.[1]?.household.householdId;
      outbox?.add({ kind: "list", change, householdId });
    },
    [queryClient, outbox],
  );
  return {
    /** The change that the server does not have yet. Merge it into the list on the screen. */
    unsent,
    /** The same function at every drawing. */
    add,
    /** @returns whether the server has all changes of the list. */
    async send(): Promise<boolean> {
      await outbox?.send("requests");
      return waitingOf(outbox?.snapshot().entries ?? [], "list").length === 0;
    },
  };
}
