import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { EMPTY_LIST, type ShoppingList } from "../../core/shopping/mod.ts";
import { SHOPPING_LIST, type ShoppingListReply } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";
import type { Identity } from "../identity/mod.ts";
import { useServices } from "../services.ts";
import { ListOutbox, type OutboxSnapshot } from "./list_outbox.ts";
import { storeListChange } from "./store_list_change.ts";

const OutboxContext = createContext<ListOutbox | undefined>(undefined);

const OTHER_HOUSEHOLD =
  "What you had not sent to the former household’s shopping list is dropped, since you have another household now.";

const NOTHING_UNSENT: OutboxSnapshot = { unsent: EMPTY_LIST, isFailing: false };

/**
 * Sends what the signed-in person changed in the shopping list, on every page and until the server has it. Logging out deletes
 * what was not sent.
 */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { identity, shopping, deviceStorage, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
  );

  const outbox = useMemo(
    () =>
      personId === undefined
        ? undefined
        : new ListOutbox({
            api: shopping,
            storage: deviceStorage,
            personId,
            onStored: (reply) => storeListChange(queryClient, reply),
            onOtherHousehold: () => showToast(OTHER_HOUSEHOLD, { tone: "info" }),
            onRefused: ({ message }) => showToast(message, { tone: "error" }),
            log,
          }),
    [shopping, deviceStorage, queryClient, showToast, log, personId],
  );

  useEffect(() => {
    if (!outbox || personId === undefined) return undefined;
    outbox.start();
    const send = () => void outbox.send();
    addEventListener("online", send);
    return () => {
      removeEventListener("online", send);
      outbox.stop({ forget: !isSignedIn(identity, personId) });
    };
  }, [outbox, identity, personId]);

  return <OutboxContext.Provider value={outbox}>{children}</OutboxContext.Provider>;
}

function isSignedIn(identity: Pick<Identity, "current">, personId: string): boolean {
  return identity.current?.id === personId;
}

/** The signed-in person's unsent changes of the list, and functions that never change. */
export function useListOutbox() {
  const outbox = useContext(OutboxContext);
  const queryClient = useQueryClient();
  const snapshot = useSyncExternalStore(
    (onChange) => outbox?.subscribe(onChange) ?? (() => {}),
    () => outbox?.snapshot() ?? NOTHING_UNSENT,
  );
  return {
    ...snapshot,
    add(change: ShoppingList) {
      const shown = queryClient.getQueryData<ShoppingListReply>(SHOPPING_LIST);
      outbox?.add(change, { householdId: shown?.household.householdId });
    },
    /** @returns whether the server has all changes. */
    send: () => outbox?.send() ?? Promise.resolve(true),
  };
}
