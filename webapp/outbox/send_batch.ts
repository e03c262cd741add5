import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../services.ts";
import { storeListChange } from "../shopping/store_list_change.ts";
import type { OutboxBatch } from "./outbox_batch.ts";

/** Sends a batch, and lets the cached answers of the server show it. @throws {ApiError} */
export async function sendBatch(
  { action }: OutboxBatch,
  { services, queryClient }: { readonly services: Services; readonly queryClient: QueryClient },
): Promise<void> {
  switch (action.kind) {
    case "list": {
      const { change, householdId } = action;
      await storeListChange(queryClient, await services.shopping.change(change, { householdId }));
    }
  }
}
