import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { mergeLists, type ShoppingList } from "../../../../core/shopping/mod.ts";
import type { ShoppingListReply } from "../../../../wire/shopping/shopping_list.ts";
import { SHOPPING_LIST } from "../../api/mod.ts";
import type { Outbox } from "./outbox.ts";
import { useOpenedOutbox, useOutbox, useOutboxSnapshot } from "./outbox_context.tsx";
import { waitingOf } from "./outbox_entry.ts";

/** The signed-in person's unsent changes of the shopping list. */
export function useListOutbox() {
  const opened = useOpenedOutbox();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { entries } = useOutboxSnapshot();
  const unsent = useMemo(() => mergeLists(...waitingOf(entries, "list").map(({ action }) => action.change)), [entries]);
  const loaded = useRef(outbox);
  useEffect(() => {
    loaded.current = outbox;
  });
  const add = useCallback(
    (change: ShoppingList) => {
      const householdId = queryClient.getQueryData<ShoppingListReply>(SHOPPING_LIST)?.household.householdId;
      const addTo = (to: Outbox) => void to.add({ kind: "list", change, householdId });
      // At once, so that it belongs to the transition of the press.
      if (loaded.current) addTo(loaded.current);
      else void opened?.then(addTo);
    },
    [queryClient, opened],
  );
  return {
    /** The change that the server does not have yet. Merge it into the list on the screen. */
    unsent,
    /** The same function at every drawing. */
    add,
    /** @returns whether the server has all changes of the list. */
    async send(): Promise<boolean> {
      const whole = await opened;
      await whole?.send("requests");
      return waitingOf(whole?.snapshot().entries ?? [], "list").length === 0;
    },
  };
}
