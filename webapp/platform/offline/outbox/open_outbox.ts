import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { ToastOptions } from "../../../../ui-kit/Toast/mod.ts";
import { entryId } from "../../../features/shopping/entry_id.ts";
import type { Services } from "../../../services.ts";
import { askToSendList } from "./ask_to_send_list.ts";
import { OUTBOX_FULL, Outbox } from "./outbox.ts";
import { prepareAction } from "./prepare_action.ts";
import { sendBatch } from "./send_batch.ts";
import { readAgain } from "./store_sent.ts";

export interface OpenOutboxOptions {
  readonly personId: string;
  readonly services: Services;
  readonly queryClient: QueryClient;
  showToast(text: string, options?: ToastOptions): void;
}

/** A person's outbox on the app's services. The caller starts and stops it. */
export function openOutbox({ personId, services, queryClient, showToast }: OpenOutboxOptions): Outbox {
  return new Outbox({
    personId,
    openStore: () => services.openOutboxStore(personId),
    prepare: (action, entries) => prepareAction(action, { queryClient, entries }),
    send: (batch, { isFirst }) => sendBatch(batch, { services, queryClient, isFirst }),
    onGoneElsewhere: (action) => readAgain(queryClient, action),
    isOnline: () => navigator.onLine,
    onUnreachable({ lane }) {
      // Without it, the next page sends them.
      if (lane === "list") askToSendList().catch(() => {});
    },
    onRefused({ code, message }, { lane }) {
      // A change of the plan waits, since it can be made in the new household's plan too.
      const isOtherHousehold = code === "household_changed" && lane === "list";
      // The chat shows which message has failed.
      if (lane === "message" && code !== OUTBOX_FULL) return false;
      if (isOtherHousehold)
        showToast(
          t`What you had not sent to the former household’s shopping list is dropped, since you have another household now.`,
          { tone: "info" },
        );
      else showToast(message, { tone: "error" });
      return isOtherHousehold;
    },
    newId: entryId,
    now: () => new Date().toISOString(),
    log: services.log,
  });
}
