import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { mergeLists, type ShoppingList } from "../../core/shopping/mod.ts";
import { SHOPPING_LIST, type ShoppingListReply } from "../api/mod.ts";
import { useOpenedOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
import { waitingOf } from "./outbox_entry.ts";

/** The signed-in person's unsent changes of the shopping list. */
export function useListOutbox() {
  const opened = useOpenedOutbox();
  const queryClient = useQueryClient();
  const { entries } = useOutboxSnapshot();
  const unsent = useMemo(() => mergeLists(...waitingOf(entries, "list").map(({ action }) => action.change)), [entries]);
  const add = useCallback(
    (change: ShoppingList) => {
      const householdId = queryClient.getQueryData<ShoppingListReply>(SHOPPING_LIST)?.household.householdId;
      void opened?.then((outbox) => outbox.add({ kind: "list", change, householdId }));
    },
    [queryClient, opened],
  );
  return {
    /** What the server does not have yet. Merge it into the list that is shown. */
    unsent,
    /** The same function at every drawing. */
    add,
    /** @returns whether the server has all changes of the list. */
    async send(): Promise<boolean> {
      const outbox = await opened;
      await outbox?.send("requests");
      return waitingOf(outbox?.snapshot().entries ?? [], "list").length === 0;
    },
  };
}
