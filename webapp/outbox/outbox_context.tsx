import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { mergeLists, type ShoppingList } from "../../core/shopping/mod.ts";
import { SHOPPING_LIST, type ShoppingListReply } from "../api/mod.ts";
import { useToast } from "../hooks/mod.ts";
import { useServices } from "../services.ts";
import { entryId } from "../shopping/mod.ts";
import { NOTHING_UNSENT, Outbox, type OutboxSnapshot } from "./outbox.ts";
import { waitingOf } from "./outbox_entry.ts";
import { sendBatch } from "./send_batch.ts";

const OutboxContext = createContext<Outbox | undefined>(undefined);

const OTHER_HOUSEHOLD =
  "What you had not sent to the former household’s shopping list is dropped, since you have another household now.";

/** Keeps and sends what the signed-in person does, on every page and until the server has it. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { identity, openOutboxStore, shopping, log } = useServices();
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
        : new Outbox({
            personId,
            openStore: () => openOutboxStore(personId),
            send: (batch) => sendBatch(batch, { shopping, queryClient }),
            isOnline: () => navigator.onLine,
            onRefused({ code, message }) {
              const isOtherHousehold = code === "household_changed";
              if (isOtherHousehold) showToast(OTHER_HOUSEHOLD, { tone: "info" });
              else showToast(message, { tone: "error" });
              return isOtherHousehold;
            },
            newId: entryId,
            now: thisMoment,
            log,
          }),
    [openOutboxStore, shopping, queryClient, showToast, log, personId],
  );

  useEffect(() => {
    if (!outbox) return undefined;
    outbox.start();
    const send = () => void outbox.send();
    addEventListener("online", send);
    return () => {
      removeEventListener("online", send);
      outbox.stop();
    };
  }, [outbox]);

  return <OutboxContext.Provider value={outbox}>{children}</OutboxContext.Provider>;
}

function thisMoment(): string {
  return new Date().toISOString();
}

/** The signed-in person's outbox; undefined without a session. */
export function useOutbox(): Outbox | undefined {
  return useContext(OutboxContext);
}

/** What the signed-in person did and the server does not have yet. */
export function useOutboxSnapshot(): OutboxSnapshot {
  const outbox = useOutbox();
  return useSyncExternalStore(
    (onChange) => outbox?.subscribe(onChange) ?? (() => {}),
    () => outbox?.snapshot() ?? NOTHING_UNSENT,
  );
}

/** The signed-in person's unsent changes of the shopping list, and functions that never change. */
export function useListOutbox() {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const { entries } = useOutboxSnapshot();
  const unsent = useMemo(() => mergeLists(...waitingOf(entries, "list").map(({ action }) => action.change)), [entries]);
  return {
    /** What the server does not have yet. Merge it into the list that is shown. */
    unsent,
    add(change: ShoppingList) {
      const shown = queryClient.getQueryData<ShoppingListReply>(SHOPPING_LIST);
      outbox?.add({ kind: "list", change, householdId: shown?.household.householdId });
    },
    /** @returns whether the server has all changes of the list. */
    async send(): Promise<boolean> {
      await outbox?.send();
      return waitingOf(outbox?.snapshot().entries ?? [], "list").length === 0;
    },
  };
}
