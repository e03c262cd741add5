import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { EMPTY_LIST, type ShoppingList } from "../../core/shopping/shopping_list.ts";
import { useToast } from "../hooks/mod.ts";
import { useServices } from "../services.ts";
import { ListOutbox, type OutboxSnapshot } from "./list_outbox.ts";
import { storeListChange } from "./store_list_change.ts";

const OutboxContext = createContext<ListOutbox | undefined>(undefined);

const NOTHING_UNSENT: OutboxSnapshot = { unsent: EMPTY_LIST, isFailing: false };

/**
 * Sends what the signed-in person changed in the shopping list, on every page and until the server has it. Logging out deletes
 * what was not sent.
 */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { identity, shopping, deviceStorage, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [outbox, setOutbox] = useState<ListOutbox>();
  const personId = useSyncExternalStore(
    (onChange) => identity.subscribe(onChange),
    () => identity.current?.id,
  );

  useEffect(() => {
    if (personId === undefined) return undefined;
    const opened = new ListOutbox({
      api: shopping,
      storage: deviceStorage,
      personId,
      onStored: (reply) => storeListChange(queryClient, reply),
      onRefused: ({ message }) => showToast(message, { tone: "error" }),
      log,
    });
    setOutbox(opened);
    const send = () => void opened.send();
    send();
    addEventListener("online", send);
    return () => {
      removeEventListener("online", send);
      opened.stop({ forget: identity.current?.id !== personId });
      setOutbox(undefined);
    };
  }, [identity, shopping, deviceStorage, queryClient, showToast, log, personId]);

  return <OutboxContext.Provider value={outbox}>{children}</OutboxContext.Provider>;
}

/** The signed-in person's unsent changes of the list, and functions that never change. */
export function useListOutbox() {
  const outbox = useContext(OutboxContext);
  const snapshot = useSyncExternalStore(
    (onChange) => outbox?.subscribe(onChange) ?? (() => {}),
    () => outbox?.snapshot() ?? NOTHING_UNSENT,
  );
  return {
    ...snapshot,
    add: (change: ShoppingList) => outbox?.add(change),
    /** @returns whether the server has all changes. */
    send: () => outbox?.send() ?? Promise.resolve(true),
  };
}
